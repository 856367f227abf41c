package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.app.terminal.Session;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;

/** Everything is said in both languages. */
class PhrasesTest {

  @Test
  void phrasesExistInBothLanguages() {
    PhraseBook book = PhraseBook.beside(Session.class, number -> Text.of("unnamed", number));
    assertThat(book.keys(Language.CS)).isEqualTo(book.keys(Language.EN));
  }

  @Test
  void helpExistsInBothLanguages() {
    assertThat(help("cs").keySet()).isEqualTo(help("en").keySet());
  }

  /** Czech says "vy" to everybody, as its rulebooks do: in every module, game and page. */
  @Test
  void czechAddressesEverybodyAlike() throws IOException {
    Pattern familiar =
        Pattern.compile(
            "\\b(tě|tebe|tobě|tvůj|tvá|tvé|tvou|tvého|tvém|tvých|tvým|jsi|máš|smíš|můžeš|musíš|chceš|víš|vidíš)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    List<Path> czech;
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      czech =
          files
              .filter(file -> file.toString().contains("/src/main/resources/"))
              .filter(file -> file.toString().matches(".*(_cs\\.properties|\\.cs\\.json)"))
              .toList();
    }
    assertThat(czech).hasSizeGreaterThan(8);
    for (Path file : czech) {
      assertThat(Files.readAllLines(file)).as("" + file).noneMatch(familiar.asPredicate());
    }
  }

  private static ResourceBundle help(String language) {
    return ResourceBundle.getBundle(
        "starboard.app.help",
        Locale.of(language),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
