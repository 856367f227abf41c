package starboard.offenders.here;

import starboard.offenders.there.There;

/** Half of a cycle. */
public final class Here {
  public boolean sees(There there) {
    return there.sees(this);
  }
}
