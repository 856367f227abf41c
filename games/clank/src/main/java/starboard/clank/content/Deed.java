package starboard.clank.content;

/** Something a goal of the solo variant may ask for (C22.2). */
public enum Deed {
  ENEMY_DEFEATED,
  TERMINAL_HACKED,
  FACTION_EFFECT_USED,
  CRYSTAL_SPACE_ENTERED,
  ITEM_BOUGHT,
  SECRET_TAKEN;
}
