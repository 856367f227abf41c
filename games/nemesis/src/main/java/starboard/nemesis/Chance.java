package starboard.nemesis;

import starboard.kernel.chance.Stream;

/** Where chance comes from. */
public enum Chance implements Stream {
  SETUP,
  NOISE,
  COMBAT,
  BAG,
  EVENTS,
  ATTACKS,
  WOUNDS,
  ITEMS,
  CARDS,
  OBJECTIVES
}
