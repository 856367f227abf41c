package starboard.nemesis.content.term;

import starboard.kernel.Text;
import starboard.kernel.catalogue.Flat;

/** An op with what surrounds it. */
public record Effect(@Flat Op op, @Flat Modifiers modifiers) {

  /** What it says to people. */
  public Text text() {
    return modifiers.around(op.text());
  }
}
