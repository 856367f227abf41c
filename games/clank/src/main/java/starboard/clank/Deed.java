package starboard.clank;

import starboard.kernel.rules.Moment;

/** Something a goal of the solo variant may ask for (C22.2). */
enum Deed {
  ENEMY_DEFEATED,
  TERMINAL_HACKED,
  FACTION_EFFECT_USED,
  CRYSTAL_SPACE_ENTERED,
  ITEM_BOUGHT,
  SECRET_TAKEN;

  /** The moment it was done. */
  record Done(Deed deed) implements Moment<Clank> {}
}
