package starboard.nemesis.content;

import starboard.kernel.catalogue.Needs;

/** What hurts an Intruder. */
public enum Cause {
  /** Marker, Molotov, a weapon of fire. */
  FIRE,
  /** The fire step of the Event phase. */
  @Needs("fire-step")
  FIRE_STEP,
  @Needs("shot")
  SHOT,
  ENERGY_WEAPON,
  /** Before the retreat (N17.3). */
  PHOSPHATE
}
