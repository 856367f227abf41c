package starboard.nemesis.content.term;

/** What hurts an Intruder. */
public enum Cause {
  /** Marker, Molotov, a weapon of fire. */
  FIRE,
  /** The fire step of the Event phase. */
  FIRE_STEP,
  SHOT,
  ENERGY_WEAPON,
  /** Before the retreat (N17.3). */
  PHOSPHATE
}
