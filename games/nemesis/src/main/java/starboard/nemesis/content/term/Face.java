package starboard.nemesis.content.term;

/** A side of the combat die (N11.2). */
public enum Face {
  BLANK,
  CREEPER,
  ADULT,
  HIT,
  DOUBLE_HIT,
  /** An action card for 1 injury (L15.2). */
  DISCARD_FOR_HIT,
  /** 1 injury, and an action card for 1 more (L15.2). */
  HIT_DISCARD_FOR_MORE
}
