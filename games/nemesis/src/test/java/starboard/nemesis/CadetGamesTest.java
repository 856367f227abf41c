package starboard.nemesis;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.nemesis.game.NemesisGame;

/** Whole games of cadets. */
class CadetGamesTest {

  private static final Game<Nemesis> GAME = new NemesisGame();
  private static final Bot<Nemesis> CADET = GAME.bots().getFirst().bot();
  private static final Bot<Nemesis> RANDOM =
      (s, seat, _, random) -> s.choices(seat).at(random.nextInt(s.choices(seat).size()));

  private static Result play(Setup setup, long seed, Bot<Nemesis> bot) {
    Nemesis s = GAME.open(setup, Seed.of(seed));
    while (!s.over()) {
      Seat seat = s.next();
      Choice choice = bot.choose(s.imagine(seat, s.answers()), seat, Budget.ENDLESS, random(s));
      assertThat(s.choices(seat).contains(choice)).isTrue();
      s.answer(seat, choice);
    }
    return requireNonNull(s.result());
  }

  private static SplittableRandom random(Nemesis s) {
    return new SplittableRandom(s.answers());
  }

  private static Map<String, Integer> ends(Setup setup, int games, Bot<Nemesis> bot) {
    Map<String, Integer> ends = new TreeMap<>();
    for (int i = 0; i < games; i++) {
      for (Result.Outcome seat : play(setup, i, bot).seats()) {
        ends.merge(seat.outcome(), 1, Integer::sum);
        ends.merge(seat.why().key(), 1, Integer::sum);
      }
    }
    return ends;
  }

  @ParameterizedTest
  @CsvSource({"1, solo", "2, semi-coop", "3, semi-coop", "4, semi-coop", "5, semi-coop"})
  void winsFarMoreOftenThanRandomPlayers(int players, String mode) {
    Setup setup = Setup.of(GAME, players, Map.of("mode", mode));
    int games = 300 / players;
    int cadets = ends(setup, games, CADET).getOrDefault("won", 0);
    int random = ends(setup, games, RANDOM).getOrDefault("won", 0);
    assertThat(cadets).isGreaterThanOrEqualTo(3 + 3 * random);
  }

  @ParameterizedTest
  @CsvSource({"1, solo, 60", "3, semi-coop, 20", "2, co-op, 20"})
  void winsOnTheReverseSideToo(int players, String mode, int games) {
    Setup setup = Setup.of(GAME, players, Map.of("mode", mode, "board", "advanced"));
    Map<String, Integer> ends = ends(setup, games, CADET);
    assertThat(ends).containsKeys("won");
  }

  @Test
  void leavesAsleepAndInPods() {
    Map<String, Integer> ends = ends(Setup.of(GAME, 1, Map.of("mode", "solo")), 300, CADET);
    assertThat(ends).containsKeys("why.hibernated", "why.escaped");
  }

  @ParameterizedTest
  @CsvSource({"2, co-op, off", "4, co-op, off", "2, semi-coop, on", "5, semi-coop, on"})
  void playsEveryModeToItsEnd(int players, String mode, String intruderPlayer) {
    Setup setup = Setup.of(GAME, players, Map.of("mode", mode, "intruder-player", intruderPlayer));
    for (int i = 0; i < 50; i++) assertThat(play(setup, i, CADET).seats()).hasSize(players);
  }

  /** What a seat does not know is dealt anew in each imagined world; the choice stays. */
  @ParameterizedTest
  @CsvSource({"1, solo, off", "3, semi-coop, on", "2, co-op, off"})
  void choosesTheSameInEveryImaginedWorld(int players, String mode, String intruderPlayer) {
    Setup setup = Setup.of(GAME, players, Map.of("mode", mode, "intruder-player", intruderPlayer));
    for (int game = 0; game < 12; game++) {
      Nemesis s = GAME.open(setup, Seed.of(game));
      while (!s.over()) {
        Seat seat = s.next();
        Choice choice = CADET.choose(s.imagine(seat, 1), seat, Budget.ENDLESS, random(s));
        for (int world = 2; world < 5; world++) {
          assertThat(CADET.choose(s.imagine(seat, world), seat, Budget.ENDLESS, random(s)))
              .as("game %d, answer %d, %s", game, s.answers(), s.question(seat))
              .isEqualTo(choice);
        }
        s.answer(seat, choice);
      }
    }
  }
}
