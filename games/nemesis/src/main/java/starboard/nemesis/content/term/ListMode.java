package starboard.nemesis.content.term;

/** How a list of ops is read. */
public enum ListMode {
  /** Exactly one of them (N4.4). */
  CHOICE,
  /** All in order; optional ones may be skipped. */
  ALL
}
