package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Setup;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Refusals;

/** Whoever cannot do something is told by which rule, and what would help. */
final class RefusalsTest {

  private static final NemesisGame GAME = new NemesisGame();

  @Test
  void everyRefusalNamesItsRuleAndAWayOut() {
    List<Setup> tables =
        List.of(
            Setup.of(GAME, 1, Map.of("mode", "solo")),
            Setup.of(GAME, 3, Map.of("mode", "semi-coop")),
            Setup.of(GAME, 4, Map.of("intruder-player", "on")),
            Setup.of(GAME, 2, Map.of("mode", "co-op")));
    assertThat(Refusals.faults(GAME, tables, Refusals.MANY)).isEmpty();
  }

  @Test
  void soItIsWithVoidSeeders() {
    List<Setup> tables =
        List.of(
            Setup.of(GAME, 1, Map.of("mode", "solo", "species", "void-seeders")),
            Setup.of(GAME, 3, Map.of("species", "void-seeders")));
    assertThat(Refusals.faults(GAME, tables, Refusals.MANY)).isEmpty();
  }
}
