package starboard.kernel.catalogue;

import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** One mistake in a file: where it is, and what is wrong in one sentence. */
public record Problem(Location where, Text sentence) {

  /** All of it, for readers of any language. */
  Text text() {
    return Text.of("catalogue.problem", Arg.of(where.text()), Arg.of(sentence));
  }

  @Override
  public String toString() {
    return Sentences.english(text());
  }
}
