package starboard.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CoverageTest {

  @TempDir Path root;

  private void file(String name, String... lines) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines) + "\n", StandardCharsets.UTF_8);
  }

  private void rules(String... lines) throws IOException {
    file("docs/rules/game.md", lines);
  }

  private void test(String... lines) throws IOException {
    file("games/game/src/test/java/MoveTest.java", lines);
  }

  /** The list of this project itself. */
  @Test
  void theListIsUpToDate() throws IOException {
    assertThat(Coverage.of(Coverage.rootAbove(Path.of(""))).problems()).isEmpty();
  }

  @Test
  void findsIdsInEveryHand() throws IOException {
    rules(
        "## X1 A chapter, see X9.9",
        "- **X1.1** bold",
        "- **X1.10 Bold with words.** More.",
        "- X1.2 plain, as X1.7 says",
        "  - X1.2.1 nested",
        "- X1.11-12 two at once",
        "X1.8 is only mentioned",
        "## X2 A chapter without rules",
        "### X3.1 A heading that is a rule");
    assertThat(Coverage.of(root).text())
        .contains(
            """
            | rule | tests |
            |---|---|
            | X1.1 | |
            | X1.2 | |
            | X1.2.1 | |
            | X1.10 | |
            | X1.11 | |
            | X1.12 | |
            | X2 | |
            | X3.1 | |
            """)
        .contains("| [game](rules/game.md) | 0 | 8 |");
  }

  @Test
  void textsInOtherLanguagesHaveTheSameRules() throws IOException {
    rules("- X1.1 one", "- X1.2 two", "## X2 A chapter without rules");
    file("docs/rules/cs/game.md", "- X1.1 jedna", "- X1.3 tři", "## X2 Kapitola bez pravidel");
    assertThat(Coverage.of(root).text()).contains("| [game](rules/game.md) | 0 | 3 |");
    assertThat(Coverage.of(root).problems())
        .containsExactly(
            "docs/rules/cs/game.md lacks X1.2.",
            "docs/rules/cs/game.md has X1.3, which no rule is.");
  }

  @Test
  void findsTheTestsThatCite() throws IOException {
    rules("- X1.1 one", "- X1.2 two", "- X1.3 three");
    test(
        "@Rule(\"X1.1\")",
        "final class MoveTest {",
        "  @Rule({\"X1.1\", \"X1.2\"})",
        "  @ParameterizedTest(name = \"{0} (a)\")",
        "  @CsvSource({\"1, 2\", \"3, 4\"})",
        "  void moves(int from) {}",
        "  // @Rule(\"X1.3\")",
        "  /** As {@code @Rule(\"X1.3\")} says. */",
        "  @Rule(\"X1.2\") @Nested class Far {}",
        "}");
    assertThat(Coverage.of(root).text())
        .contains("| X1.1 | MoveTest, MoveTest#moves |")
        .contains("| X1.2 | MoveTest#moves, MoveTest.Far |")
        .contains("| X1.3 | |")
        .contains("| [game](rules/game.md) | 2 | 3 |");
  }

  @Test
  void namesTheLineThatCitesWhatDoesNotExist() throws IOException {
    rules("## X1 Chapter", "- X1.1 one");
    test(
        "class MoveTest {",
        "  @Rule(\"X1.2\")",
        "  void a() {}",
        "  @Rule(\"X1\") void b() {}",
        "}");
    assertThat(Coverage.of(root).problems())
        .containsExactly(
            "games/game/src/test/java/MoveTest.java:2: the rule X1.2 does not exist in docs/rules.",
            "games/game/src/test/java/MoveTest.java:4: the rule X1 is a whole chapter; cite one of"
                + " its rules.");
  }

  @Test
  void namesTheScriptWhenTheListIsStale() throws IOException {
    rules("- X1.1 one");
    assertThat(Coverage.of(root).problems())
        .containsExactly("docs/coverage.md is stale; run scripts/rewrite-coverage.");
    file("docs/coverage.md", Coverage.of(root).text().stripTrailing());
    assertThat(Coverage.of(root).problems()).isEmpty();
  }
}
