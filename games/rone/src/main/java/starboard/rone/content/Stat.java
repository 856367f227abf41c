package starboard.rone.content;

/** A counter of a player (R2.1). */
public enum Stat {
  ARMOUR,
  LIFE
}
