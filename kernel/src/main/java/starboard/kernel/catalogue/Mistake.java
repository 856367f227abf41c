package starboard.kernel.catalogue;

import starboard.kernel.words.Text;

/** What a record of a file refuses, with its sentence in every language (see {@link Binder}). */
public final class Mistake extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  public Mistake(Text text) {
    super(text.toString());
    this.text = text;
  }

  Text text() {
    return text;
  }

  /** The sentence of any refusal; what is no mistake of this kind has one language only. */
  static Text of(IllegalArgumentException refused) {
    if (refused instanceof Mistake mistake) return mistake.text;
    String message = refused.getMessage();
    return message == null ? Text.of("catalogue.impossible") : Sentences.plain(message);
  }
}
