package starboard.rone;

import org.junit.jupiter.api.Test;
import starboard.rone.game.RoneGame;
import starboard.testkit.Contract;

/** What every game promises, in all modes. */
final class RoneContractTest {

  /**
   * What the present turn has gathered, what is left in a deck, what a reshuffle would cost and the
   * result follow from what is told.
   */
  private static final String[] SILENT = {"turn*", "left-*", "risk-*", "outcome"};

  private static Contract<Rone> contract(String mode) {
    return Contract.of(new RoneGame()).option("mode", mode).full(0).every(250).silent(SILENT);
  }

  @Test
  void duel() {
    contract("duel").players(2).seeds(0, 60).check();
  }

  @Test
  void coOp() {
    contract("co-op").players(1, 2, 3, 4).seeds(0, 100).check();
  }

  @Test
  void theLastScenarioOnHardWithEqualChances() {
    contract("co-op")
        .option("scenario", "heart-of-the-fleet")
        .option("difficulty", "hard")
        .option("equal-chances", "on")
        .players(1, 2, 3, 4)
        .seeds(0, 60)
        .check();
  }

  @Test
  void series() {
    contract("series").players(2).seeds(100, 20).check();
  }

  @Test
  void teams() {
    contract("team").players(4).seeds(0, 20).check();
  }

  @Test
  void quickTraining() {
    contract("quick").players(2).seeds(0, 40).check();
  }
}
