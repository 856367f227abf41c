package starboard.clank.content;

/** The three factions of companions (C1.1). */
public enum Faction {
  OUTLAW,
  REBEL,
  SCIENTIST
}
