package starboard.nemesis.ship;

/** How a Character leaves play alive. */
public enum WayOut {
  /** N20.10. */
  HIBERNATION,
  /** N21. */
  POD,
  ISOLATION,
  BUNKER
}
