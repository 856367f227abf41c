package starboard.nemesis.voidseeders;

import org.junit.jupiter.api.Test;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Golden;

/** A whole game with Void Seeders, written out. */
final class VoidSeedersGoldenTest {

  @Test
  void voidSeeders() {
    Golden.of(VoidSeedersGoldenTest.class, new NemesisGame(), "void-seeders")
        .players(3)
        .option("species", "void-seeders")
        .seed(11)
        .check();
  }
}
