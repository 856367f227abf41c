package starboard.kernel.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RuleTextTest {

  private static RuleText.Entry only(String... lines) {
    return RuleText.of(List.of(lines)).entries().getLast();
  }

  @Test
  void titleMayStandWithTheNumberOrBehindIt() {
    assertThat(only("- **N3.2 Step 1 Draw.** All draw."))
        .isEqualTo(new RuleText.Entry("N3.2", "N3", "Step 1 Draw", "All draw."));
    assertThat(only("- V3.2 **Raising**: one step up. [S]"))
        .isEqualTo(new RuleText.Entry("V3.2", "V3", "Raising", "one step up. [S]"));
    assertThat(only("- **N1.1** Players **1–5**."))
        .isEqualTo(new RuleText.Entry("N1.1", "N1", "", "Players **1–5**."));
  }

  @Test
  void linesAndTablesBelowBelongToTheRule() {
    RuleText text =
        RuleText.of(
            List.of(
                "## X1 Chapter",
                "Said first.",
                "- X1.1 one",
                "  more",
                "",
                "| a |",
                "### Part",
                "lost",
                "- X1.2-3 two at once"));
    assertThat(text.headings()).containsExactly("X1");
    assertThat(text.entries())
        .containsExactly(
            new RuleText.Entry("X1", "X1", "Chapter", "Said first."),
            new RuleText.Entry("X1.1", "X1", "", "one\n  more\n\n| a |"),
            new RuleText.Entry("X1.2", "X1", "", "two at once"),
            new RuleText.Entry("X1.3", "X1", "", "two at once"));
  }

  @Test
  void idsAreFoundInSentences() {
    assertThat(RuleBook.named("Reactions (N4.9, N4.10) and D3."))
        .containsExactly("N4.9", "N4.10", "D3");
  }
}
