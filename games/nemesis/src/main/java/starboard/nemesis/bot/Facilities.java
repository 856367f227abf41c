package starboard.nemesis.bot;

import starboard.nemesis.Nemesis;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.TileKind;

/** Which tiles serve which deed; read once from the content. */
final class Facilities {

  private static final Deed[] DEEDS = Deed.values();

  /** By deed: the tiles with such a room action, a bit each. */
  private final long[] tiles = new long[DEEDS.length];

  /** The tiles "1" and "2", a bit each. */
  private long ones;

  private long twos;

  Facilities(BoxIndex kit) {
    for (int tile = 0; tile < kit.content().rooms().size(); tile++) {
      if (kit.room(tile).kind() == TileKind.ONE) ones |= 1L << tile;
      if (kit.room(tile).kind() == TileKind.TWO) twos |= 1L << tile;
      for (RoomAction action : kit.room(tile).actions()) {
        for (Effect effect : action.ops()) {
          for (Deed deed : DEEDS) if (deed.isDoneBy(effect.op())) add(deed, tile);
        }
      }
    }
    add(Deed.DESTROY_EGGS, kit.nest());
  }

  private void add(Deed deed, int tile) {
    tiles[deed.ordinal()] |= 1L << tile;
  }

  /** Whether the deed can be done on that tile. */
  boolean serve(Deed deed, int tile) {
    return tile != Nemesis.NONE && (tiles[deed.ordinal()] >>> tile & 1) != 0;
  }

  /** Whether such a tile may lie face down in that room. */
  boolean mayLie(Nemesis s, Deed deed, int room) {
    long hidden = tiles[deed.ordinal()] & ~s.kit().openTiles();
    return switch (s.kit().kind(room)) {
      case ONE -> (hidden & ones) != 0;
      case TWO -> (hidden & twos) != 0;
      case SPECIAL, SPECIAL_TILE -> false;
    };
  }
}
