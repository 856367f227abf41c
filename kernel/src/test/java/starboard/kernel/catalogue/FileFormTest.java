package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.catalogue.Reading.mistakes;
import static starboard.kernel.catalogue.Reading.read;
import static starboard.kernel.catalogue.Reading.refusal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileFormTest {
  record Word(String word) {}

  @TempDir private Path folder = Path.of("");

  private Path write(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("own.yaml"), bytes);
  }

  @Test
  void brokenSyntax() {
    assertThat(mistakes(Word.class, "a: 1\nword: [1, 2\nb: 3\n"))
        .isEqualTo(
            "test.yaml line 3, column 2: broken YAML while parsing a flow sequence: expected ',' or"
                + " ']', but got :");
    assertThat(mistakes(Word.class, "word: 'open"))
        .isEqualTo(
            "test.yaml line 1, column 12: broken YAML while scanning a quoted scalar: found"
                + " unexpected end of stream");
    assertThat(mistakes(Word.class, "word: a: b"))
        .isEqualTo("test.yaml line 1, column 8: broken YAML: mapping values are not allowed here");
  }

  @Test
  void aCharacterThatYamlForbids() {
    assertThat(mistakes(Word.class, "a: 1\nword: \u0007"))
        .isEqualTo("test.yaml line 2: the character U+0007 is not allowed in YAML");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "word: !!java.lang.Object x | 1, column 7: tags (here tag:yaml.org,2002:java.lang.Object)"
            + " are not allowed",
        "word: !own [] | 1, column 7: tags (here !own) are not allowed",
        "word: !own {} | 1, column 7: tags (here !own) are not allowed",
        "word: &a x | 1, column 7: anchors (&name) are not allowed; write the value again",
        "word: *a | 1, column 7: aliases (*name) are not allowed; write the value again",
        "{[a]: x} | 1, column 2: a key must be a word or a number",
        "{'': x} | 1, column 2: a key must be a word or a number",
      })
  void whatFilesMayNotContain(String text, String message) {
    assertThat(mistakes(Word.class, text)).isEqualTo("test.yaml line " + message);
  }

  @Test
  void oneDocumentAndNotNone() {
    assertThat(mistakes(Word.class, "word: a\n---\nword: b"))
        .isEqualTo("test.yaml line 2, column 1: a second document begins here; a file holds one");
    assertThat(mistakes(Word.class, "# nothing\n")).isEqualTo("test.yaml: the file is empty");
  }

  @Test
  void endlessNesting() {
    assertThat(mistakes(Word.class, "word: " + "[".repeat(100_000)))
        .isEqualTo("test.yaml line 1, column 71: nested more than 64 levels deep");
  }

  @Test
  void fromTheDisk() throws IOException {
    Path path = write("word: Břink\n".getBytes(StandardCharsets.UTF_8));
    assertThat(Catalogue.read(path).bind(Word.class, Binder.strict())).isEqualTo(new Word("Břink"));
    Path marked = write("\uFEFFword: Břink\n".getBytes(StandardCharsets.UTF_8));
    assertThat(Catalogue.read(marked).bind(Word.class, Binder.strict()))
        .isEqualTo(new Word("Břink"));
  }

  @Test
  void anotherEncoding() throws IOException {
    Path path = write("a: 1\nword: Hledání\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(refusal(() -> Catalogue.read(path)))
        .isEqualTo(path + " line 2: this is not UTF-8 text");
  }

  @Test
  void aCharacterCutOffAtTheEnd() throws IOException {
    Path path = write(new byte[] {'a', '\n', (byte) 0xC3});
    assertThat(refusal(() -> Catalogue.read(path)))
        .isEqualTo(path + " line 2: this is not UTF-8 text");
  }

  @Test
  void tooLarge() throws IOException {
    Path path = write(new byte[(4 << 20) + 1]);
    assertThat(refusal(() -> Catalogue.read(path)))
        .isEqualTo(path + ": the file is larger than 4 MiB");
  }

  @Test
  void notThere() {
    Path path = folder.resolve("none.yaml");
    assertThat(refusal(() -> Catalogue.read(path))).isEqualTo(path + ": there is no such file");
    assertThat(refusal(() -> Catalogue.read(FileFormTest.class, "none.yaml")))
        .isEqualTo(
            "none.yaml: there is no such file beside starboard.kernel.catalogue.FileFormTest");
  }

  @Test
  void emptyMappingsAreFine() {
    assertThat(read(Nothing.class, "{}")).isEqualTo(new Nothing());
  }

  record Nothing() {}
}
