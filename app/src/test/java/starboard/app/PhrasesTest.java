package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import starboard.app.terminal.Session;
import starboard.kernel.Language;
import starboard.kernel.Text;
import starboard.kernel.text.PhraseBook;

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

  private static ResourceBundle help(String language) {
    return ResourceBundle.getBundle(
        "starboard.app.help",
        Locale.of(language),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
