package starboard.clank;

import starboard.kernel.seats.Seat;

/** How the widgets of the scene are called. */
final class Widgets {

  private static final Content CONTENT = Content.BOX;

  private Widgets() {}

  static String mat(Seat seat) {
    return "player-" + seat.index();
  }

  static String hand(Seat seat, int card) {
    return "hand-" + seat.index() + "." + CONTENT.card(card).id();
  }

  static String played(Seat seat, int card) {
    return "play-" + seat.index() + "." + CONTENT.card(card).id();
  }

  static String discarded(Seat seat, int card) {
    return "discard-" + seat.index() + "." + CONTENT.card(card).id();
  }

  /** A card of the row or the reserve. */
  static String offered(int card) {
    return (Decks.isReserve(card) ? "reserve." : "row.") + CONTENT.card(card).id();
  }

  static String reserveEnemy(ReserveEnemy.Side side) {
    return "reserve." + side.id();
  }

  static String item(int item) {
    return "market." + CONTENT.items().at(item).id();
  }

  static String space(int space) {
    return Ship.PLAN.space(space).id();
  }

  static String token(Seat seat, int secret) {
    return "tokens-" + seat.index() + "." + CONTENT.secret(secret).id();
  }
}
