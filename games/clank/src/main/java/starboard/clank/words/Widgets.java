package starboard.clank.words;

import starboard.clank.content.Colours;
import starboard.clank.content.Content;
import starboard.clank.content.ReserveEnemy;
import starboard.clank.ship.Board;
import starboard.clank.ship.Ship;
import starboard.kernel.seats.Seat;

/** How the widgets of the scene are called. */
public final class Widgets {

  private static final Content CONTENT = Content.BOX;

  private Widgets() {}

  public static String mat(Seat seat) {
    return "player-" + seat.index();
  }

  public static String hand(Seat seat, int card) {
    return "hand-" + seat.index() + "." + CONTENT.card(card).id();
  }

  public static String played(Seat seat, int card) {
    return "play-" + seat.index() + "." + CONTENT.card(card).id();
  }

  public static String discarded(Seat seat, int card) {
    return "discard-" + seat.index() + "." + CONTENT.card(card).id();
  }

  /** A card of the row or the reserve. */
  public static String offered(int card) {
    return (CONTENT.card(card).isReserve() ? "reserve." : "row.") + CONTENT.card(card).id();
  }

  public static String reserveEnemy(ReserveEnemy.Side side) {
    return "reserve." + side.id();
  }

  public static String item(int item) {
    return "market." + CONTENT.items().at(item).id();
  }

  public static String space(int space) {
    return Ship.PLAN.space(space).id();
  }

  /** A corridor between two spaces. */
  public static String corridor(Board.Corridor corridor) {
    return space(corridor.from()) + "." + space(corridor.way().to());
  }

  /** A space of the rage track. */
  public static String rage(int space) {
    return "rage-" + space;
  }

  /** The word for the colour of a cube. */
  public static String cube(int colour) {
    if (colour == Colours.BLACK) return "cube-black";
    return colour == Colours.RED ? "cube-red" : "cube-" + colour;
  }

  public static String token(Seat seat, int secret) {
    return "tokens-" + seat.index() + "." + CONTENT.secret(secret).id();
  }
}
