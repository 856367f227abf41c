package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.nemesis.Cadets;
import starboard.nemesis.Nemesis;
import starboard.nemesis.game.LockdownGame;

/** Whole games of cadets in the Mars base. */
final class CadetGamesAtTheBaseTest {

  private static final Game<Nemesis> GAME = new LockdownGame();
  private static final Bot<Nemesis> CADET = GAME.bots().getFirst().bot();

  private static Setup setup(int players, String mode, String board) {
    return Setup.of(GAME, players, Map.of("mode", mode, "board", board));
  }

  @ParameterizedTest
  @CsvSource({
    "1, solo, base, 200",
    "3, semi-coop, base, 20",
    "5, semi-coop, base, 12",
    "3, semi-coop, mars, 30"
  })
  void winsFarMoreOftenThanRandomPlayers(int players, String mode, String board, int games) {
    Setup setup = setup(players, mode, board);
    int cadets = Cadets.ends(GAME, setup, games, CADET).getOrDefault("won", 0);
    int random = Cadets.ends(GAME, setup, games, Cadets.RANDOM).getOrDefault("won", 0);
    assertThat(cadets).isGreaterThanOrEqualTo(2 + 3 * random);
  }

  /** L10, L11, L16.23 */
  @Test
  void leavesByEveryWay() {
    Map<String, Integer> ends = Cadets.ends(GAME, setup(4, "semi-coop", "base"), 40, CADET);
    assertThat(ends).containsKeys("why.isolated", "why.in-bunker", "why.escaped");
  }

  @ParameterizedTest
  @CsvSource({"intruders, mixed, base", "night-stalkers, nemesis, mars"})
  void playsEveryEditionToItsEnd(String species, String characters, String board) {
    Map<String, String> options =
        Map.of("species", species, "characters", characters, "board", board, "mode", "co-op");
    Setup setup = Setup.of(GAME, 3, options);
    for (int i = 0; i < 10; i++) {
      assertThat(Cadets.play(GAME, setup, i, CADET).seats()).hasSize(3);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, solo, base", "3, semi-coop, mars", "2, co-op, base"})
  void choosesTheSameInEveryImaginedWorld(int players, String mode, String board) {
    Cadets.chooseTheSameInEveryImaginedWorld(GAME, setup(players, mode, board), 6);
  }
}
