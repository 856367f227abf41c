package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is told when: what others do while the reader goes on faster, and sentences that move
 * nothing.
 */
@InChromium
class StagingTest {

  /** A reader at seat 0 who reads step by step, and what seat 1 does, a card turned at a time. */
  private static final String READER =
      """
      async () => {
        const {Staging} = await import('/page/table/staging.js');
        localStorage.setItem('starboard.pace', 'step');
        const turned = n => ({id: `${n}.0`, n, seat: 1, kind: 'event', text: `card ${n}`, parts: [], beat: {kind: 'reveal', seat: 1}});
        const view = (entry, decisions = []) => ({entry, viewer: 0, scene: {widgets: []}, decisions, result: null,
          log: Array.from({length: entry}, (_, i) => turned(i + 1))});
        const reader = {view: view(0), interrupted: false, text: false, addController() {}, requestUpdate() {}, told() {}};
        const staging = new Staging(reader);
        window.happens = (entry, asked) => {
          const before = reader.view;
          reader.view = view(entry, asked ? [{options: []}] : []);
          staging.hear(before, reader.view);
        };
        window.next = () => staging.next();
        window.told = () => staging.now ? staging.now.rows.map(({text}) => text).join() : '';
      }
      """;

  private static Page reader(Guests guests) {
    Page page = guests.arrive(Screen.LAPTOP).goTo("/").page();
    page.waitForSelector("starboard-start");
    // It stands still but for `runFor`: how long the browser itself takes is no part of a pause.
    page.clock().install(new Clock.InstallOptions().setTime(0));
    page.clock().pauseAt(60_000);
    page.evaluate(READER);
    return page;
  }

  private static String told(Page page) {
    return String.valueOf(page.evaluate("told()"));
  }

  @Test
  void whoGoesOnFasterThanOthersPlayIsToldAllOfItOnceAsked(Guests guests) {
    Page page = reader(guests);
    page.evaluate("happens(1)");
    assertThat(told(page)).isEqualTo("card 1");
    page.evaluate("next(); happens(2); happens(3)");
    assertThat(told(page)).isEmpty();
    page.evaluate("happens(4, true)");
    assertThat(told(page)).isEqualTo("card 2,card 3,card 4");
  }

  @Test
  void whatOthersDidIsToldOnceTheyPause(Guests guests) {
    Page page = reader(guests);
    page.evaluate("happens(1); next(); happens(2); happens(3)");
    page.clock().runFor(2_400);
    assertThat(told(page)).isEmpty();
    page.clock().runFor(200);
    assertThat(told(page)).isEqualTo("card 2,card 3");
  }

  @Test
  void whoeverIsReadToIsToldWhatOthersDoWhenTheyDoItSlowly(Guests guests) {
    Page page = reader(guests);
    page.evaluate("happens(1); next()");
    page.clock().runFor(3_000);
    page.evaluate("happens(2)");
    assertThat(told(page)).isEqualTo("card 2");
  }

  /** A sentence that moves nothing is read with what comes after it, and is no beat by itself. */
  @Test
  void sentencesAreReadWithTheNextBeat(Guests guests) {
    Page page = reader(guests);
    Object beats =
        page.evaluate(
            """
            async () => {
              const {beatsOf} = await import('/page/table/beats.js');
              const row = (n, beat) => ({id: `1.${n}`, n: 1, kind: 'event', text: `${n}`, parts: [], beat});
              const rows = [row(0), row(1, {kind: 'say', rule: 'D1'}), row(2, {kind: 'roll', odds: {hit: 1, of: 2}}),
                row(3, {kind: 'say', shows: {card: {name: 'Card', text: 'Text'}}}), row(4, {kind: 'reveal'})];
              return beatsOf(rows, rows, 0).map(({kind, lead}) => `${kind} ${lead.map(({text}) => text).join()}`.trim());
            }
            """);
    assertThat(beats).isEqualTo(List.of("roll 0,1", "say", "reveal"));
  }
}
