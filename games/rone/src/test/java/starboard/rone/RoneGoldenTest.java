package starboard.rone;

import org.junit.jupiter.api.Test;
import starboard.rone.game.RoneGame;
import starboard.testkit.Golden;

/** Whole games of RONE: Invasion, written out. */
final class RoneGoldenTest {

  private static Golden<Rone> golden(String name, String mode) {
    return Golden.of(RoneGoldenTest.class, new RoneGame(), name).option("mode", mode);
  }

  @Test
  void duel() {
    golden("duel", "duel").players(2).seed(1).check();
  }

  @Test
  void coOp() {
    golden("co-op", "co-op").players(2).seed(2).check();
  }

  @Test
  void theLastScenarioAloneWithEqualChances() {
    golden("heart-of-the-fleet", "co-op")
        .option("scenario", "heart-of-the-fleet")
        .option("equal-chances", "on")
        .players(1)
        .seed(3)
        .check();
  }

  @Test
  void aMatchOfASeries() {
    golden("series", "series").players(2).seed(4).check();
  }

  @Test
  void teams() {
    golden("team", "team").players(4).seed(5).check();
  }

  @Test
  void quickTraining() {
    golden("quick", "quick").players(2).seed(6).check();
  }
}
