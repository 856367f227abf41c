package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page is written in JavaScript whose comments say the types; they hold. */
class TypesTest {

  private static final Path PAGE = Path.of("../web/src/main/resources/starboard/web/page");

  @Test
  void thePageKeepsToItsTypes() throws Exception {
    assertThat(TypeChecker.run("-p", PAGE.resolve("jsconfig.json").toString())).isEmpty();
  }

  @Test
  void aFieldThatIsNeverSentIsFound(@TempDir Path folder) throws Exception {
    Path view = PAGE.resolve("line/view.js").toRealPath();
    Path wrong = folder.resolve("wrong.js");
    Files.writeString(
        wrong,
        "/** @param {import('%s').Waiting} one */\nexport const why = (one) => one.reason;\n"
            .formatted(view));
    String said =
        TypeChecker.run(
            "--noEmit",
            "--allowJs",
            "--checkJs",
            "--target",
            "esnext",
            "--ignoreConfig",
            wrong.toString());
    assertThat(said).contains("Property 'reason' does not exist on type 'Waiting'");
  }
}
