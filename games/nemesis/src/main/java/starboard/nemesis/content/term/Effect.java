package starboard.nemesis.content.term;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.words.Text;

/** An op with what surrounds it. */
public record Effect(@Flat Op op, @Flat Modifiers modifiers) {

  /** What it says to people. */
  public Text text() {
    return modifiers.around(op.text());
  }
}
