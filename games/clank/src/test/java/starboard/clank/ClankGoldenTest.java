package starboard.clank;

import org.junit.jupiter.api.Test;
import starboard.clank.game.ClankGame;
import starboard.testkit.Golden;

/** Whole games of Clank! In! Space!, written out. */
final class ClankGoldenTest {

  @Test
  void twoPlayers() {
    Golden.of(ClankGoldenTest.class, new ClankGame(), "two-players").players(2).seed(1).check();
  }

  @Test
  void fourPlayersFirstGame() {
    Golden.of(ClankGoldenTest.class, new ClankGame(), "four-players-first-game")
        .players(4)
        .option("modules", "first-game")
        .seed(9)
        .check();
  }

  @Test
  void solo() {
    Golden.of(ClankGoldenTest.class, new ClankGame(), "solo").players(1).seed(7).check();
  }
}
