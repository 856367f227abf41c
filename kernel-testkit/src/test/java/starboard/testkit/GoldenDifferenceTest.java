package starboard.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class GoldenDifferenceTest {

  @Test
  void theSameLinesDoNotDiffer() {
    assertThat(Golden.firstDifference("g", List.of("a", "b"), List.of("a", "b"))).isNull();
  }

  @Test
  void theFirstDifferenceIsShownWithWhatCameBefore() {
    assertThat(Golden.firstDifference("g", List.of("a", "b", "c"), List.of("a", "x", "y")))
        .isEqualTo(
            """
            The golden game g differs in line 2:
                a
              - b
              + x
            If this is meant, run scripts/rewrite-golden and review the difference.\
            """);
  }

  @Test
  void aShorterGameDiffersAtItsEnd() {
    assertThat(Golden.firstDifference("g", List.of("a", "b"), List.of("a")))
        .contains("line 2", "- b", "+ (the end)");
  }

  @Test
  void aGameThatWasNeverWrittenNamesTheScript() {
    assertThatThrownBy(() -> Golden.of(GoldenDifferenceTest.class, new Tiny(), "never").check())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("There is no golden game")
        .hasMessageContaining("scripts/rewrite-golden");
  }
}
