package starboard.demo;

import org.junit.jupiter.api.Test;
import starboard.testkit.Golden;

/** Whole games of Salvage, written out. */
final class DemoGoldenTest {

  @Test
  void twoCrews() {
    Golden.of(DemoGoldenTest.class, new DemoGame(), "two-crews").players(2).seed(2).check();
  }

  @Test
  void threeCrewsShort() {
    Golden.of(DemoGoldenTest.class, new DemoGame(), "three-crews-two-rounds")
        .players(3)
        .option("rounds", "2")
        .seed(3)
        .check();
  }

  @Test
  void fourCrews() {
    Golden.of(DemoGoldenTest.class, new DemoGame(), "four-crews").players(4).seed(4).check();
  }
}
