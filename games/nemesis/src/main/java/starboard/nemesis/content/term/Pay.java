package starboard.nemesis.content.term;

/** What must be discarded first. */
public enum Pay {
  /** One of your items of any kind, no object. */
  ITEM,
  /** One of your weapons. */
  WEAPON
}
