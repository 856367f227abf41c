package starboard.nemesis.mars;

import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.WayOut;

/** The ways out of the Mars base. */
public enum MarsWayOut implements WayOut {
  /** A capsule of the cargo sending system (L10). */
  POD,
  /** L16.23 */
  ISOLATION,
  /** L11, L26 */
  BUNKER;

  @Override
  public String id() {
    return Spelling.of(this);
  }
}
