package starboard.clank;

import starboard.kernel.chance.Stream;

/** What chance is used for. */
enum Chance implements Stream {
  BOARD,
  ADVENTURE,
  SECRETS,
  DECKS,
  BAG,
  SOLO
}
