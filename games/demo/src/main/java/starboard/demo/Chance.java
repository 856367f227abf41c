package starboard.demo;

import starboard.kernel.chance.Stream;

/** What chance is used for. */
enum Chance implements Stream {
  DECK,
  CRATES,
  BAG,
  DIE
}
