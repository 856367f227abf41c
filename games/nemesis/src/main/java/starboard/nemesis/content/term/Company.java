package starboard.nemesis.content.term;

/** Who goes along, all to one room that you name, arriving together (N11.7). */
public enum Company {
  /** You alone. */
  NONE,
  /** You and 1 willing other Character here. */
  ONE_TOO,
  /** You, or 1 willing other Character here instead of you. */
  ONE_INSTEAD,
  /** You, 1 willing other Character here, or both. */
  ONE_OR_BOTH
}
