package starboard.rone;

import starboard.kernel.chance.Stream;

/** What chance is used for (R18.7). */
public enum Chance implements Stream {
  FIRST_PLAYER,
  RECRUITS,
  TECHNOLOGIES,
  DECK,
  DICE,
  INVASION
}
