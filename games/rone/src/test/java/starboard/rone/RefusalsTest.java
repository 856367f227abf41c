package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Setup;
import starboard.rone.game.RoneGame;
import starboard.testkit.Refusals;

/** Whoever cannot do something is told by which rule, and what would help. */
final class RefusalsTest {

  @Test
  void everyRefusalNamesItsRuleAndAWayOut() {
    RoneGame game = new RoneGame();
    List<Setup> tables = new ArrayList<>();
    for (String mode : List.of("duel", "series", "quick")) {
      tables.add(Setup.of(game, 2, Map.of("mode", mode)));
    }
    tables.add(Setup.of(game, 4, Map.of("mode", "team")));
    for (int players = 1; players <= 4; players++) {
      tables.add(Setup.of(game, players, Map.of("mode", "co-op")));
    }
    assertThat(Refusals.faults(game, tables, Refusals.MANY)).isEmpty();
  }
}
