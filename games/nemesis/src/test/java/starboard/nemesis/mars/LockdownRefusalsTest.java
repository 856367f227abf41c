package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Setup;
import starboard.nemesis.game.LockdownGame;
import starboard.testkit.Refusals;

/** Whoever cannot do something at the Mars base is told by which rule, and what would help. */
final class LockdownRefusalsTest {

  private static final LockdownGame GAME = new LockdownGame();

  @Test
  void everyRefusalNamesItsRuleAndAWayOut() {
    List<Setup> tables =
        List.of(
            Setup.of(GAME, 1, Map.of("mode", "solo")),
            Setup.of(GAME, 3, Map.of("board", "mars")),
            Setup.of(GAME, 4, Map.of("characters", "mixed", "species", "intruders")),
            Setup.of(GAME, 2, Map.of("mode", "co-op")));
    assertThat(Refusals.faults(GAME, tables, Refusals.MANY)).isEmpty();
  }
}
