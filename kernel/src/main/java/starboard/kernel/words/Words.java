package starboard.kernel.words;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says texts in a language. */
public interface Words {

  String say(Text text, Language language);

  /** The same in pieces, so that what the text speaks of can be pointed at. */
  default List<Said> parts(Text text, Language language) {
    return List.of(new Said(say(text, language), null));
  }

  /** The same words at a table whose players are called so. */
  default Words calling(List<String> players) {
    return this;
  }

  /**
   * A piece of a said text.
   *
   * @param of what it speaks of, or null between such pieces
   */
  record Said(String text, @Nullable Arg of) {}
}
