package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The parts of the page fit both screens, can be read by everybody, and speak Czech. */
@InChromium
class PageTest {

  @ParameterizedTest
  @EnumSource
  void everyPartFitsAndCanBeReadByEverybody(Screen screen, Guests guests) {
    Guest guest = guests.arrive(screen);
    guest.goTo("/").see("[data-game=nemesis]");
    check(guest, screen, "start");
    guest.newTable("nemesis", 3, "Marek").choose("[name=kind-1]", "link");
    check(guest, screen, "create");
    guest.openTable().see(".lobby");
    check(guest, screen, "lobby");
    guest.click(".lobby .btn.main").atTheTable();
    check(guest, screen, "table");
    guest.barIsInSight();
    for (String panel : new String[] {"chat", "seats", "menu"}) {
      guest.openPanel(panel);
      check(guest, screen, panel);
      guest.barIsInSight();
    }
    guest.page().keyboard().press("Escape");
    guest.page().keyboard().press("t");
    guest.see("[data-text-view]");
    check(guest, screen, "text");
  }

  @ParameterizedTest
  @EnumSource
  void whatAPanelCoveredIsBackOnceItIsClosed(Screen screen, Guests guests) {
    Guest guest = guests.arriveAtATable(screen, "nemesis", 1);
    Locator rail = guest.page().locator(".rail");
    Locator panel = rail.locator(".panel");
    guest.click(".tool.chat").see("starboard-chat");
    guest.click(".panel-head .tool");
    assertThat(panel).hasCount(0);
    if (screen == Screen.PHONE) assertThat(rail).isHidden();
    else assertThat(rail.locator("log-rail")).isVisible();
    guest.click(".tool.menu").see("starboard-menu");
    guest.page().keyboard().press("l");
    assertThat(panel).hasCount(0);
    assertThat(rail.locator("log-rail")).isVisible();
  }

  /** The page's own modules come as one file. */
  @Test
  void theFirstVisitTakesFewRequests(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    List<String> asked = new ArrayList<>();
    guest.page().onRequest(request -> asked.add(request.url()));
    guest.goTo("/").see("[data-game=nemesis]");
    assertThat(asked).hasSizeLessThanOrEqualTo(20).anyMatch(url -> url.endsWith("/page/app.js"));
  }

  @Test
  void whatIsHardToReadIsFound(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/").see("[data-game=nemesis]");
    guest.page().evaluate("document.querySelector('h1').innerHTML = '<button></button>'");
    assertThatThrownBy(() -> Axe.findsNothingSerious(guest.page(), "a button without a name"))
        .hasMessageContaining("button-name");
  }

  @ParameterizedTest
  @EnumSource
  void theBarStaysInSightWhateverIsAsked(Screen screen, Guests guests) {
    Guest guest = guests.arriveAtATable(screen, "nemesis", 1);
    Random random = new Random(5);
    for (int i = 0; i < 25 && guest.mayChoose(); i++) {
      guest.barIsInSight();
      guest.fitsTheScreen("decision " + i);
      if (i % 6 == 0) guest.photograph("decision-" + i + "-" + name(screen));
      guest.chooseAny(random);
    }
  }

  /**
   * Lies open where there is room, else behind a button; later in the menu and in the text view.
   */
  @ParameterizedTest
  @EnumSource
  void whoHasNotPlayedYetReadsWhatTheGameIsAbout(Screen screen, Guests guests) {
    Guest guest = guests.arriveAtATable(screen, "clank", 1);
    Locator goal = guest.page().locator("[data-goal]");
    if (screen == Screen.PHONE) guest.click(".src.aim");
    assertThat(goal).containsText("steal one artifact");
    check(guest, screen, "goal");
    guest.barIsInSight();
    guest.page().keyboard().press("t");
    assertThat(guest.see("[data-text-view] h2")).hasText("The aim of the game");
    guest.page().keyboard().press("t");
    guest.chooseAny(new Random(1));
    assertThat(goal).hasCount(0);
    assertThat(guest.page().locator(".src.aim")).hasCount(0);
    guest.openPanel("menu").click("[data-goal-open]");
    assertThat(goal).isVisible();
  }

  /** No browser knows where to part every word, and none of a card may be lost. */
  @Test
  void aWordThatIsTooLongForItsCardIsBroken(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.PHONE, "clank", 1);
    guest.mayChoose();
    guest.click(".swap").see(".market .shelf");
    Object cut =
        guest
            .page()
            .evaluate(
                """
                () => [...document.querySelectorAll('.mat .cardw .head b, .market .says > b, .opt .l')]
                  .filter(one => one.checkVisibility())
                  .map(one => {
                    one.textContent = 'Nejneobhospodařovávatelnějšími';
                    return one.scrollWidth > one.parentElement.clientWidth
                      || one.getBoundingClientRect().right > one.closest('.cardw, .shelf, .opt').getBoundingClientRect().right;
                  })
                """);
    assertThat((List<?>) cut).hasSizeGreaterThan(10).allMatch(Boolean.FALSE::equals);
  }

  @Test
  void speaksCzechAndChangesTheLanguage(Guests guests) {
    Guest guest = guests.arrive(Screen.PHONE, "cs-CZ");
    guest.goTo("/");
    assertThat(guest.see("h1")).hasText("Která loď to bude dnes?");
    guest.see("[data-game=nemesis]");
    guest.photograph("start-czech-phone");
    guest.fitsTheScreen("Czech start page");
    guest.newTable("nemesis", 3, "Marek").choose("[name=kind-1]", "link");
    guest.fitsTheScreen("Czech form");
    guest.photograph("create-czech-phone");
    guest.openTable();
    assertThat(guest.see(".lobby li:last-of-type")).containsText("bot: kadet");
    guest.click(".lobby .btn.main").atTheTable();
    guest.mayChoose();
    guest.fitsTheScreen("Czech table");
    guest.barIsInSight();
    guest.photograph("table-czech-phone");
    assertThat(guest.page().locator("html")).hasAttribute("lang", "cs");
    String czech = guest.page().locator("[data-bar]").textContent();
    guest.openPanel("menu").choose("[name=language]", "en");
    assertThat(guest.page().locator("html")).hasAttribute("lang", "en");
    assertThat(guest.page().locator("[data-bar]")).not().hasText(czech);
  }

  @Test
  void whatCannotBeTakenBackIsMarkedBeforehand(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    Random random = new Random(13);
    int marked = 0;
    while (guest.mayChoose()) {
      Locator bar = guest.page().locator("[data-bar]");
      int barriers =
          ((Number)
                  guest
                      .page()
                      .evaluate(
                          "document.querySelector('starboard-table').view.decisions[0].options"
                              + ".filter(one => one.barrier).length"))
              .intValue();
      assertThat(bar.locator(".finals")).hasCount(barriers > 0 ? 1 : 0);
      if (barriers > 0 && marked++ == 0) {
        assertThat(bar).containsText("no Back after this");
        guest.photograph("barrier");
        guest.page().keyboard().press("t");
        assertThat(guest.see("[data-text-view]")).containsText("no Back after this");
        guest.page().keyboard().press("t");
      }
      guest.chooseAny(random);
      if (marked > 2) break;
    }
    assertThat(marked).isPositive();
  }

  @Test
  void theTabTellsWhoseTurnItIsAndSoundsAreOffUntilWanted(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    guest.mayChoose();
    assertThat(guest.page()).hasTitle(Pattern.compile("^▶ Your decision.*"));
    assertThat(guest.page().locator("link[rel=icon]"))
        .hasAttribute("href", "/page/favicon-turn.svg");
    Locator sounds = guest.page().locator(".sounds");
    assertThat(sounds).hasAttribute("aria-pressed", "false");
    guest.page().keyboard().press("m");
    assertThat(sounds).hasAttribute("aria-pressed", "true");
    guest.page().reload();
    guest.atTheTable();
    assertThat(sounds).hasAttribute("aria-pressed", "true");
    guest.goTo("/").see("[data-game=nemesis]");
    assertThat(guest.page().locator("link[rel=icon]")).hasAttribute("href", "/page/favicon.svg");
  }

  /** Each thing that happens has its own sound, and the most pressing one is heard. */
  @Test
  void whatIsNewIsHeard(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/");
    Object heard =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {tones} = await import('/page/table/sounds.js');
                  const view = (entry, change = {}) => ({viewer: 0, entry, decisions: [], log: [], scene: {widgets: []}, ...change});
                  const asked = id => ({decisions: [{options: [{id}]}]});
                  const track = at => ({scene: {widgets: [{kind: 'track', markers: [{id: 'm', at}]}]}});
                  const map = marks => ({scene: {widgets: [{kind: 'map', nodes: [], links: [{marks}]}]}});
                  return [
                    tones(null, view(5, asked('go'))),
                    tones(view(4), view(5, asked('go'))),
                    tones(view(4), view(5, asked('let-it-be'))),
                    tones(view(4, asked('go')), view(5, asked('go'))),
                    tones(view(4), view(5, {log: [{n: 5, kind: 'event', harm: true}, {n: 3, kind: 'event'}]})),
                    tones(view(4, map([])), view(5, map([{style: 'noise'}]))),
                    tones(view(4, track('a')), view(5, track('b'))),
                  ].map(one => one.join());
                }
                """);
    assertThat((List<?>) heard)
        .isEqualTo(List.of("", "turn", "react", "", "harm", "noise", "tick"));
  }

  private static void check(Guest guest, Screen screen, String part) {
    String name = part + "-" + name(screen);
    guest.photograph(name);
    guest.fitsTheScreen(name);
    if (screen == Screen.PHONE) guest.everyButtonIsLargeEnough(name);
    Axe.findsNothingSerious(guest.page(), name);
  }

  private static String name(Screen screen) {
    return screen == Screen.PHONE ? "phone" : "laptop";
  }
}
