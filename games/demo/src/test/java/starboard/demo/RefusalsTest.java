package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Setup;
import starboard.testkit.Refusals;

/** Whoever cannot do something is told by which rule, and what would help. */
final class RefusalsTest {

  private static final DemoGame GAME = new DemoGame();
  private static final List<Setup> TABLES =
      List.of(Setup.of(GAME, 2, Map.of()), Setup.of(GAME, 4, Map.of()));

  @Test
  void everyRefusalNamesItsRuleAndAWayOut() {
    assertThat(Refusals.faults(GAME, TABLES, Refusals.MANY)).isEmpty();
  }

  /** A game whose reasons are barred by that paragraph. */
  private static List<String> faultsBy(@Nullable String rule) {
    DemoGame game =
        new DemoGame() {
          @Override
          public Demo table(Setup setup) {
            return new Demo(setup) {
              @Override
              protected @Nullable String ruleAgainst(String reason) {
                return rule;
              }
            };
          }
        };
    return Refusals.faults(game, TABLES, 200);
  }

  @Test
  void refusalsWithoutARuleAreFound() {
    assertThat(faultsBy(null)).contains("refused.needs-probe names no rule");
  }

  @Test
  void rulesThatDoNotExistAreFound() {
    assertThat(faultsBy("D77"))
        .anyMatch(fault -> fault.contains("D77, which the book lacks in CS"));
  }
}
