package starboard.nemesis.ship;

/** The sections where pods wait. */
public enum Dock {
  A,
  B,
  C
}
