package starboard.nemesis;

import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Requires;

/** Where one must stand to use an op (N19.24), as the rules evaluate it. */
public interface Requirement extends Requires {

  /** Whether that explored room is such a one. */
  boolean isMetIn(Nemesis s, int room);

  /** Why one cannot use it elsewhere. */
  Text unmet();
}
