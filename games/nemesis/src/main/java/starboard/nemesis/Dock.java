package starboard.nemesis;

/** The sections where pods wait. */
public enum Dock {
  A,
  B,
  C
}
