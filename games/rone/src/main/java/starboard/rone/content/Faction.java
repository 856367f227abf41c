package starboard.rone.content;

/** Whom a card belongs to. */
public enum Faction {
  SOLDIERS,
  MACHINES,
  HYBRIDS,
  MUTANTS,
  NEUTRAL
}
