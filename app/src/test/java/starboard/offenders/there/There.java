package starboard.offenders.there;

import starboard.offenders.here.Here;

/** The other half of a cycle. */
public final class There {
  public boolean sees(Here here) {
    return here.sees(this);
  }
}
