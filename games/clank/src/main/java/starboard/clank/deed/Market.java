package starboard.clank.deed;

import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.content.Content;
import starboard.clank.content.Deed;
import starboard.clank.effect.Resolving;
import starboard.kernel.seats.Seat;

/** C9 Shopping. */
public final class Market {

  private Market() {}

  public static void buy(Clank s, Seat seat, int item) {
    s.buy(seat, item);
    Resolving.now(s, seat, Clank.NONE, Content.BOX.items().at(item).onBuy());
    s.then(new Done(Deed.ITEM_BOUGHT));
  }
}
