package starboard.nemesis;

import starboard.kernel.Stream;

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
