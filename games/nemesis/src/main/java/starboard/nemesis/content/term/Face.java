package starboard.nemesis.content.term;

/** A side of the combat die (N11.2). */
public enum Face {
  BLANK,
  CREEPER,
  ADULT,
  HIT,
  DOUBLE_HIT
}
