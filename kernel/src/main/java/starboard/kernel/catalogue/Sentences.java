package starboard.kernel.catalogue;

import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** How mistakes of files are worded. */
final class Sentences {

  private Sentences() {}

  /** A sentence, or a word of the file, that is the same in every language. */
  static Text plain(String sentence) {
    return Text.of("catalogue.plain", Arg.word(sentence));
  }

  /** A sentence about words of the file. */
  static Text about(String key, String... words) {
    Arg[] args = new Arg[words.length];
    for (int i = 0; i < words.length; i++) args[i] = Arg.word(words[i]);
    return Text.of(key, args);
  }

  /** What a word should have been: a key, a word, or what an op of that kind is called. */
  static Text kind(String kind) {
    return switch (kind) {
      case "key", "word" -> Text.of("catalogue.a-" + kind);
      default -> plain(kind);
    };
  }

  /** Something else was expected. */
  static Text expected(Text what, Tree found) {
    return Text.of("catalogue.expected", Arg.of(what), Arg.of(found.kind()));
  }

  /** One sentence a line. */
  static Text lines(List<Text> lines) {
    Text all = lines.getFirst();
    for (Text line : lines.subList(1, lines.size())) {
      all = Text.of("catalogue.lines", Arg.of(all), Arg.of(line));
    }
    return all;
  }

  /** In English, for who builds. */
  static String english(Text text, Words words) {
    return words.say(text, Language.EN);
  }

  /** The same by the phrases of the kernel. */
  static String english(Text text) {
    return english(text, PhraseBook.kernel());
  }
}
