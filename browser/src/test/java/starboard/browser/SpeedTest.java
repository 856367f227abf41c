package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Replay;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.wire.ReplayJson;

/**
 * How long people wait: for the front door, for a table, for what comes of an answer, and for any
 * step of a long game. The limits are for a machine that does much else; the figures are reported,
 * those of answers and of the long game with {@code -Pdeep}.
 */
@InChromium
class SpeedTest {

  private static final boolean DEEP = Boolean.getBoolean("starboard.deep");

  private static final int ANSWERS = 2000;

  /** So many first beats are measured at most. */
  private static final int BEATS = DEEP ? 100 : 10;

  private static final int LOOKS = 60;

  private static final int MOST_MILLIS = 8000;

  /** How many answers are measured, after as many others. */
  private static final int MEASURED = 150;

  /** Answers by chance, each when what came of the one before is drawn, until the game is over. */
  private static final String ANSWERED =
      """
      async () => {
        const table = () => document.querySelector('starboard-table');
        const live = document.querySelector('starboard-live');
        const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const times = [];
        let state = 7;
        while (!table().view.table.over) {
          const {entry, decisions: [asked]} = table().view;
          if (!asked) {
            await frame();
            continue;
          }
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const {id: option} = asked.options[Math.floor((state / 2 ** 32) * asked.options.length)];
          const start = performance.now();
          live.dispatchEvent(new CustomEvent('choose', {detail: {decision: asked.decision, option}}));
          while (table().view.entry === entry) await frame();
          await table().updateComplete;
          await frame();
          times.push(performance.now() - start);
        }
        return times;
      }
      """;

  /** Looks at random steps, one after another, each until it is drawn. */
  private static final String LOOKED_BACK =
      """
      async looks => {
        const bar = () => document.querySelector('replay-bar');
        const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const times = [];
        let state = 5;
        for (let i = 0; i < looks; i++) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const {steps} = bar().story;
          const step = Math.floor((state / 2 ** 32) * steps.length);
          const start = performance.now();
          bar().go(step);
          while (document.querySelector('starboard-table').view.entry !== steps[step]) await frame();
          await document.querySelector('starboard-table').updateComplete;
          await frame();
          times.push(performance.now() - start);
        }
        return times.sort((a, b) => a - b);
      }
      """;

  @Test
  void theFrontDoorAndATableOpenSoon(Guests guests, TestReporter reporter) {
    Guest first = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
    String table = first.page().url();
    guests.arrive(Screen.LAPTOP).goTo("/").see("[data-game=nemesis]");
    long door = millis(guests.arrive(Screen.LAPTOP), "/", "[data-game=nemesis]");
    long seen = millis(guests.arrive(Screen.LAPTOP), table, "starboard-table scene-map .node");
    reporter.publishEntry("first load", "front door " + door + " ms, table " + seen + " ms");
    assertThat(door).isLessThan(MOST_MILLIS);
    assertThat(seen).isLessThan(MOST_MILLIS);
  }

  private static long millis(Guest guest, String path, String until) {
    long start = System.nanoTime();
    guest.goTo(path).see(until);
    return (System.nanoTime() - start) / 1_000_000;
  }

  /**
   * Whoever has answered sees what comes of it at once. In a usual build few answers of one title;
   * with {@code -Pdeep} many of all.
   */
  @ParameterizedTest
  @EnumSource
  void theFirstBeatOfAnAnswerIsSeenSoon(
      WholeGameTest.Title title, Guests guests, TestReporter reporter) {
    assumeTrue(DEEP || title == WholeGameTest.Title.NEMESIS);
    Guest guest = title.laidBy(guests.arriveToBeTold(Screen.LAPTOP, "step"));
    guest.see("[data-bar], [data-strip]");
    Map<String, Integer> wanted = Map.of("beats", BEATS, "answers", 20 * BEATS);
    List<?> times = (List<?>) guest.page().evaluate(Scripts.named("first-beat"), wanted);
    assertThat(times).as("beats").isNotEmpty();
    String told = title + ", first beat of " + times.size() + " answers";
    reporter.publishEntry(told, spread(times));
    assertThat(at(times, 95)).isLessThan(MOST_MILLIS);
  }

  /** The measured time below which so many of a hundred are. */
  private static double at(List<?> times, int percent) {
    return ((Number) times.get(times.size() * percent / 100)).doubleValue();
  }

  private static String spread(List<?> times) {
    return String.format(Locale.ROOT, "median %.0f ms, p95 %.0f ms", at(times, 50), at(times, 95));
  }

  @Test
  void whatComesOfAnAnswerIsSeenSoon(Guests guests, TestReporter reporter) {
    assumeTrue(DEEP);
    List<Double> times = new ArrayList<>();
    while (times.size() < 2 * MEASURED) {
      Guest guest = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
      guest.mayChoose();
      List<?> more = (List<?>) guest.page().evaluate(ANSWERED);
      for (Object time : more) times.add(((Number) time).doubleValue());
    }
    List<Double> measured = new ArrayList<>(times.subList(MEASURED, 2 * MEASURED));
    measured.sort(null);
    reporter.publishEntry("answer", MEASURED + " answers: " + spread(measured));
    assertThat(at(measured, 95)).isLessThan(MOST_MILLIS);
  }

  @Test
  void anyStepOfALongGameIsSeenSoon(Guests guests, TestReporter reporter) {
    assumeTrue(DEEP);
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("[data-game=clank]");
    String file = longGame(Games.registered().named("clank"));
    Object table =
        guest
            .page()
            .evaluate(
                """
                async file => (await (await fetch('/api/tables/import', {method: 'POST',
                  headers: {'Content-Type': 'application/json'}, body: file})).json()).table
                """,
                file);
    guest.goTo("/t/" + table + "#at=900").see("[data-replay]");
    guest.page().waitForFunction("() => document.querySelector('replay-bar')?.story.steps.length");
    guest.page().evaluate(LOOKED_BACK, 10);
    List<?> times = (List<?>) guest.page().evaluate(LOOKED_BACK, LOOKS);
    reporter.publishEntry("look back in " + ANSWERS + " answers", spread(times));
    assertThat(at(times, 95)).isLessThan(MOST_MILLIS);
  }

  /** The first game of so many random answers that is not over. */
  private static <S extends State<S>> String longGame(Game<S> game) {
    Setup setup = Setup.of(game, 4, Map.of());
    for (long number = 1; ; number++) {
      Seed seed = new Seed.Number(number);
      World<S> world = World.open(game, setup, seed).random(ANSWERS, number);
      if (world.state().over()) continue;
      return ReplayJson.write(new Replay(game.id(), game.rules(), setup, seed, world.answers()));
    }
  }
}
