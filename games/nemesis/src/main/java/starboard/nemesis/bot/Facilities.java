package starboard.nemesis.bot;

import starboard.nemesis.Effect;
import starboard.nemesis.Kit;
import starboard.nemesis.Nemesis;
import starboard.nemesis.RoomAction;
import starboard.nemesis.TileKind;

/** Which tiles serve which deed; read once from the content. */
final class Facilities {

  private static final Deed[] DEEDS = Deed.values();

  /** By deed: the tiles with such a room action, a bit each. */
  private final long[] tiles = new long[DEEDS.length];

  /** By deed: whether its tiles lie face down among the tiles "1", or "2". */
  private final boolean[] amongOnes = new boolean[DEEDS.length];

  private final boolean[] amongTwos = new boolean[DEEDS.length];

  Facilities(Kit kit) {
    for (int tile = 0; tile < kit.content().rooms().size(); tile++) {
      for (RoomAction action : kit.room(tile).actions()) {
        for (Effect effect : action.ops()) {
          for (Deed deed : DEEDS) if (deed.isDoneBy(effect.op())) add(kit, deed, tile);
        }
      }
    }
    add(kit, Deed.DESTROY_EGGS, kit.nest());
  }

  private void add(Kit kit, Deed deed, int tile) {
    tiles[deed.ordinal()] |= 1L << tile;
    amongOnes[deed.ordinal()] |= kit.room(tile).kind() == TileKind.ONE;
    amongTwos[deed.ordinal()] |= kit.room(tile).kind() == TileKind.TWO;
  }

  /** Whether the deed can be done on that tile. */
  boolean serve(Deed deed, int tile) {
    return tile != Nemesis.NONE && (tiles[deed.ordinal()] >>> tile & 1) != 0;
  }

  /** Whether such a tile may lie face down in that room. */
  boolean mayLie(Nemesis s, Deed deed, int room) {
    return switch (s.kit().kind(room)) {
      case ONE -> amongOnes[deed.ordinal()];
      case TWO -> amongTwos[deed.ordinal()];
      case SPECIAL -> false;
    };
  }
}
