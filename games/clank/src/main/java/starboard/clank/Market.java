package starboard.clank;

import starboard.kernel.seats.Seat;

/** C9 Shopping. */
final class Market {

  private Market() {}

  static void buy(Clank s, Seat seat, int item) {
    s.buy(seat, item);
    Resolving.now(s, seat, Clank.NONE, Content.BOX.items().at(item).onBuy());
    s.then(new Deed.Done(Deed.ITEM_BOUGHT));
  }
}
