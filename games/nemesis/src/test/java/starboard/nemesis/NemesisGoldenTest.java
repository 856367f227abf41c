package starboard.nemesis;

import org.junit.jupiter.api.Test;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Golden;

/** Whole games of Nemesis, written out: one of each mode. */
final class NemesisGoldenTest {

  private static Golden<Nemesis> game(String name, int players, String mode, long seed) {
    return Golden.of(NemesisGoldenTest.class, new NemesisGame(), name)
        .players(players)
        .option("mode", mode)
        .seed(seed);
  }

  /** A game alone that ends asleep on the ship. */
  @Test
  void solo() {
    game("solo", 1, "solo", 30742).check();
  }

  /** Everybody for himself; one of three wins. */
  @Test
  void threePlayers() {
    game("three-players", 3, "semi-coop", 164).check();
  }

  /** All for one; one of two gets away. */
  @Test
  void twoTogether() {
    game("two-together", 2, "co-op", 190).check();
  }

  /** The reverse side of the board (N26.5). */
  @Test
  void reverseSide() {
    game("reverse-side", 3, "semi-coop", 11).option("board", "advanced").check();
  }

  /** The first to die plays the Intruders; one of the others wins all the same. */
  @Test
  void fourWithIntruderPlayer() {
    game("four-with-intruder-player", 4, "semi-coop", 5406).option("intruder-player", "on").check();
  }
}
