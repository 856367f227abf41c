package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.clank.game.ClankGame;
import starboard.kernel.game.Setup;
import starboard.testkit.Refusals;

/** Whoever cannot do something is told by which rule, and what would help. */
final class RefusalsTest {

  @Test
  void everyRefusalNamesItsRuleAndAWayOut() {
    ClankGame game = new ClankGame();
    List<Setup> tables = new ArrayList<>();
    for (int players = 1; players <= 4; players++) tables.add(Setup.of(game, players, Map.of()));
    assertThat(Refusals.faults(game, tables, Refusals.MANY)).isEmpty();
  }
}
