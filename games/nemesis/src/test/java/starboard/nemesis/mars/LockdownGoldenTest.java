package starboard.nemesis.mars;

import org.junit.jupiter.api.Test;
import starboard.nemesis.game.LockdownGame;
import starboard.testkit.Golden;

/** Whole games of Lockdown, written out. */
final class LockdownGoldenTest {

  @Test
  void base() {
    Golden.of(LockdownGoldenTest.class, new LockdownGame(), "lockdown").players(3).seed(11).check();
  }

  @Test
  void surface() {
    Golden.of(LockdownGoldenTest.class, new LockdownGame(), "lockdown-surface")
        .players(2)
        .option("board", "mars")
        .seed(7)
        .check();
  }
}
