package starboard.nemesis.content.term;

import starboard.kernel.catalogue.Word;

/** Which places of the board a room tile fits on (N1.1). */
public enum TileKind {
  @Word("1")
  ONE,
  @Word("2")
  TWO,
  /** Printed on the board. */
  SPECIAL,
  /** A tile that lies there face up from the start, with an exploration token (N26.5). */
  SPECIAL_TILE
}
