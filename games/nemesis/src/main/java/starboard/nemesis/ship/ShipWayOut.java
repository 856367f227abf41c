package starboard.nemesis.ship;

import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.WayOut;

/** The ways out of the ship. */
public enum ShipWayOut implements WayOut {
  /** N20.10. */
  HIBERNATION,
  /** N21. */
  POD;

  @Override
  public String id() {
    return Spelling.of(this);
  }
}
