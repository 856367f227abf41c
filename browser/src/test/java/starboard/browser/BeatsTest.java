package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What happens is told beat by beat in the bar's place, and holds nobody up. */
@InChromium
class BeatsTest {

  private static final String STRIP = "[data-strip]";

  /**
   * A whole game with beats on: every beat is one sentence, and the strip is no taller than the
   * bar.
   */
  @ParameterizedTest
  @EnumSource
  void aWholeGameIsTold(Screen screen, Guests guests) {
    Guest guest = guests.arriveToBeTold(screen, "step");
    guest.newTable("demo", 2, "Marek").openTable();
    guest.see("[data-bar], " + STRIP);
    Random random = new Random(4);
    int beats = 0;
    double bar = 0;
    while (true) {
      guest.page().waitForFunction(SOMETHING);
      Map<?, ?> strip = (Map<?, ?>) guest.page().evaluate(SHOWN);
      if (strip != null) {
        beats++;
        assertThat((String) strip.get("said")).isNotBlank();
        double height = Double.parseDouble(String.valueOf(strip.get("height")));
        if (bar > 0 && Boolean.FALSE.equals(strip.get("tall"))) {
          assertThat(height).as("height of the strip").isEqualTo(bar);
        }
        guest.fitsTheScreen("beat " + beats);
        goOn(guest);
      } else if (guest.over()) {
        break;
      } else if (guest.hasOptions()) {
        if (guest.page().locator("[data-bar].tall").count() == 0) {
          bar = guest.see("[data-bar]").boundingBox().height;
        }
        guest.chooseAny(random);
      }
    }
    assertThat(beats).isGreaterThan(8);
    guest.photograph("told-" + screen);
  }

  /** What the strip says and how high it is, or null: a reaction may have taken its place. */
  private static final String SHOWN =
      """
      () => {
        const strip = document.querySelector('[data-strip]');
        return strip && {said: strip.querySelector('[aria-live]').textContent, tall: strip.classList.contains('tall'),
          height: strip.getBoundingClientRect().height};
      }
      """;

  private static final String SOMETHING =
      """
      () => document.querySelector('[data-strip], [data-over]')
        || document.querySelector('[data-bar] :is([data-option], [data-group]):enabled')
      """;

  private static boolean told(Guest guest) {
    return guest.page().locator(STRIP).count() > 0;
  }

  /** Another beat is shown, or none. */
  private static final String ANOTHER =
      "() => !document.querySelector('beat-strip')"
          + " || document.querySelector('beat-strip').now !== window.now";

  /** Presses Next and waits until another beat is shown or all were. */
  private static void goOn(Guest guest) {
    guest
        .page()
        .evaluate(
            "window.now = document.querySelector('beat-strip')?.now;"
                + " document.querySelector('[data-next]')?.click()");
    guest.page().waitForFunction(ANOTHER);
  }

  /** By keys alone: Space goes on, printed digits answer. */
  @Test
  void aWholeGameIsToldToWhoPlaysByKeys(Guests guests) {
    Guest guest = guests.arriveToBeTold(Screen.LAPTOP, "step");
    guest.newTable("demo", 2, "Marek").openTable();
    int beats = 0;
    for (int i = 0; i < 600; i++) {
      guest.page().waitForFunction(SOMETHING);
      if (guest.over()) break;
      if (told(guest)) {
        beats++;
        guest.page().evaluate("window.now = document.querySelector('beat-strip')?.now");
        guest.page().keyboard().press("Space");
        guest.page().waitForFunction(ANOTHER);
        continue;
      }
      KeyboardTest.answer(guest, i);
    }
    assertThat(guest.over()).isTrue();
    assertThat(beats).isGreaterThan(8);
  }

  /** By the text view alone: the same beats as a list, with their chances and rules. */
  @Test
  void aWholeGameIsToldInTheTextView(Guests guests) {
    Guest guest = guests.arriveToBeTold(Screen.LAPTOP, "step");
    guest.newTable("demo", 2, "Marek").openTable();
    guest.see("[data-bar], " + STRIP);
    guest.page().keyboard().press("t");
    Random random = new Random(9);
    boolean chance = false;
    boolean rule = false;
    for (int i = 0; i < 300; i++) {
      guest.page().waitForSelector("[data-text-option], [data-over]");
      if (guest.over()) break;
      String news = String.valueOf(guest.page().evaluate(NEWS));
      chance |= news.contains(" in 10") || news.contains(" in 9");
      rule |= news.contains("D4.2");
      int before = guest.entry();
      int options = guest.page().locator("[data-text-option]").count();
      guest.page().keyboard().press(Integer.toString(1 + random.nextInt(Math.min(9, options))));
      guest
          .page()
          .waitForFunction(
              "before => document.querySelector('starboard-table').view.entry > before", before);
    }
    assertThat(guest.over()).isTrue();
    assertThat(chance).as("a chance was told").isTrue();
    assertThat(rule).as("a rule was named").isTrue();
  }

  private static final String NEWS =
      "[...document.querySelectorAll('[data-news] li')].map(li => li.textContent).join()";

  private static Guest toTheFirstBeat(Guests guests, String pace) {
    Guest guest = guests.arriveToBeTold(Screen.LAPTOP, pace);
    guest.newTable("demo", 2, "Marek").openTable();
    Random random = new Random(4);
    for (int i = 0; i < 60; i++) {
      guest.page().waitForFunction(SOMETHING);
      if (told(guest)) return guest;
      guest.chooseAny(random, List.of("search"));
    }
    throw new AssertionError("no beat was told");
  }

  /** The first beat while one's own turn waits: nothing is asked then that would take its place. */
  private static Guest toABeatThatStays(Guests guests) {
    Guest guest = toTheFirstBeat(guests, "step");
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      guest
          .page()
          .waitForFunction("() => document.querySelector('starboard-table').view.decisions.length");
      if (told(guest)) return guest;
      guest.chooseAny(random, List.of("search"));
      guest.page().waitForFunction(SOMETHING);
    }
    throw new AssertionError("no beat stayed");
  }

  /** A key of an option ends the telling and answers nothing. */
  @Test
  void whatEndsTheTellingDoesNothingElse(Guests guests) {
    Guest guest = toABeatThatStays(guests);
    int answers = guest.answers();
    guest.page().keyboard().press("1");
    assertThat(guest.page().locator(STRIP)).hasCount(0);
    assertThat(guest.answers()).isEqualTo(answers);
    guest.page().keyboard().press("b");
    guest.see(STRIP);
    guest.click(".stage .node, .stage .board");
    assertThat(guest.page().locator(STRIP)).hasCount(0);
    assertThat(guest.answers()).isEqualTo(answers);
    assertThat(guest.page().locator("[data-confirm]:enabled")).hasCount(0);
  }

  /** Whatever key an option may have; a key with a meaning of its own is passed on. */
  @Test
  void noKeyAnswersWhatIsNotSeenYet(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    Object done =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {act} = await import('/page/table/keys.js');
                  const {tellingKey} = (await customElements.whenDefined('starboard-table')).prototype;
                  const done = [];
                  const staging = {plays: true, skip: () => done.push('skip'), next: () => done.push('next')};
                  const table = {staging, tellingKey, view: {decisions: [{}]}, deciding: {}, key: () => done.push('answer'), open: () => done.push('log')};
                  const press = (key, shiftKey) => act({key, shiftKey, target: document.body}, table);
                  for (const key of '123456789') press(key, false);
                  for (const key of 'QERYUOZXVASFGJKNP') press(key.toLowerCase(), false);
                  for (const key of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') press(key, true);
                  press('l', false);
                  press(' ', false);
                  return Object.entries(Object.groupBy(done, what => what)).map(([what, times]) => `${what} ${times.length}`);
                }
                """);
    assertThat((List<?>) done).isEqualTo(List.of("skip 52", "log 1", "next 1"));
  }

  /** By the clock every beat passes by itself, and the question comes. */
  @Test
  void thePaceIsKept(Guests guests) {
    Guest guest = toABeatThatStays(guests);
    guest.click("[data-pace='2']");
    guest.page().waitForFunction("() => !document.querySelector('[data-strip]')");
    assertThat(guest.page().evaluate("localStorage.getItem('starboard.pace')")).isEqualTo("2");
  }

  /** Who wants nothing to move sees each beat at once, with all it says. */
  @Test
  void nothingMovesForWhoDoesNotWantIt(Guests guests) {
    Guest guest = toTheFirstBeat(guests, "step");
    guest
        .page()
        .emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    Random random = new Random(4);
    for (int beats = 0; beats < 6 && !guest.over(); ) {
      guest.page().waitForFunction(SOMETHING);
      if (told(guest)) {
        beats++;
        goOn(guest);
        assertThat(guest.page().evaluate(MOVING)).as("what moves").isEqualTo(0);
      } else if (guest.hasOptions()) {
        guest.chooseAny(random, List.of("search"));
      }
    }
  }

  private static final String MOVING =
      """
      () => document.getAnimations().filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 1).length
      """;

  /**
   * Each kind of beat has its own sound; at double pace only harm is heard, and never what is
   * gathered.
   */
  @Test
  void eachKindOfBeatIsHeard(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("starboard-start");
    Object heard =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const heard = [];
                  const parameter = {setValueAtTime: pitch => heard.push(pitch), exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {}};
                  const silent = {setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {}};
                  const node = {connect: () => node, start() {}, stop() {}, frequency: parameter, gain: silent};
                  window.AudioContext = class { currentTime = 0; resume() {} createOscillator() { return node; } createGain() { return node; } };
                  const {cue, hush} = await import('/page/table/sounds.js');
                  hush(true);
                  const one = (kind, harm = false) => {
                    heard.length = 0;
                    cue({kind, harm});
                    return heard[0] ?? 0;
                  };
                  const kinds = ['roll', 'draw', 'reveal', 'appear', 'wound', 'end', 'gain', 'gathered'];
                  const told = [...kinds.map(kind => one(kind)), one('wound', true), one('end', true)];
                  localStorage.setItem('starboard.pace', '2');
                  return [...told, one('roll'), one('wound', true)];
                }
                """);
    assertThat((List<?>) heard)
        .isEqualTo(List.of(233, 392, 988, 147, 82, 523, 1320, 0, 82, 220, 0, 82));
  }

  /** Nothing that is not told yet can be read in the log. */
  @Test
  void theLogGivesNothingAway(Guests guests) {
    Guest guest = toTheFirstBeat(guests, "step");
    Object ahead =
        guest
            .page()
            .evaluate(
                """
                () => {
                  const table = document.querySelector('starboard-table');
                  const lines = document.querySelectorAll('log-rail li:not(.since)').length;
                  const told = table.view.log.filter(row => !table.staging.isAhead(row)).length;
                  return lines === told;
                }
                """);
    assertThat(ahead).isEqualTo(true);
  }
}
