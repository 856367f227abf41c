package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.nemesis.game.NemesisGame;

/** Whole games of cadets. */
class CadetGamesTest {

  private static final Game<Nemesis> GAME = new NemesisGame();
  private static final Bot<Nemesis> CADET = GAME.bots().getFirst().bot();

  private static Map<String, Integer> ends(Setup setup, int games, Bot<Nemesis> bot) {
    return Cadets.ends(GAME, setup, games, bot);
  }

  @ParameterizedTest
  @CsvSource({"1, solo", "2, semi-coop", "3, semi-coop", "4, semi-coop", "5, semi-coop"})
  void winsFarMoreOftenThanRandomPlayers(int players, String mode) {
    Setup setup = Setup.of(GAME, players, Map.of("mode", mode));
    int games = 300 / players;
    int cadets = ends(setup, games, CADET).getOrDefault("won", 0);
    int random = ends(setup, games, Cadets.RANDOM).getOrDefault("won", 0);
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
    for (int i = 0; i < 50; i++)
      assertThat(Cadets.play(GAME, setup, i, CADET).seats()).hasSize(players);
  }

  /** What a seat does not know is dealt anew in each imagined world; the choice stays. */
  @ParameterizedTest
  @CsvSource({"1, solo, off", "3, semi-coop, on", "2, co-op, off"})
  void choosesTheSameInEveryImaginedWorld(int players, String mode, String intruderPlayer) {
    Setup setup = Setup.of(GAME, players, Map.of("mode", mode, "intruder-player", intruderPlayer));
    Cadets.chooseTheSameInEveryImaginedWorld(GAME, setup, 12);
  }
}
