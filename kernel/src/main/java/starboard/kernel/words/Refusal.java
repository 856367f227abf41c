package starboard.kernel.words;

import org.jspecify.annotations.Nullable;

/**
 * Input that cannot be taken, with a code for programs and a sentence for people. Nothing changed.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Text text;
  private final transient @Nullable Words words;

  public Refusal(String code, Text text) {
    this(code, text, null);
  }

  /**
   * @param words who can say the text; null if every phrase book can
   */
  public Refusal(String code, Text text, @Nullable Words words) {
    super(code + ": " + text, null, false, false);
    this.code = code;
    this.text = text;
    this.words = words;
  }

  public String code() {
    return code;
  }

  public Text text() {
    return text;
  }

  /** The words of the game that refuses, or null if the text needs none. */
  public @Nullable Words words() {
    return words;
  }
}
