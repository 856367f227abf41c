package starboard.nemesis;

import starboard.kernel.seats.Seat;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.piece.WeaknessSlot;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Spelling;

/** The ids of what a scene shows; options name them. */
public final class Widgets {

  private Widgets() {}

  public static String room(Nemesis s, int room) {
    return s.kit().roomWidget(room);
  }

  public static String corridor(Nemesis s, int corridor) {
    return s.kit().corridorId(corridor);
  }

  public static String figure(Nemesis s, int figure) {
    return "figure-" + s.creatures().breeds().id(figure);
  }

  /** An item, in the inventory or in the hands. */
  public static String owned(Nemesis s, Seat seat, int item) {
    int position = s.itemDecks().findItem(s.belongings().held(seat), item);
    return position == Nemesis.NONE ? item(s, seat, item) : held(seat, position);
  }

  /** A player's mat. */
  public static String mat(Seat seat) {
    return "mat-" + seat.index();
  }

  public static String hand(Seat seat) {
    return "hand-" + seat.index();
  }

  /** A kind of action card in a hand. */
  public static String handCard(Nemesis s, Seat seat, int card) {
    return "hand-" + seat.index() + "-" + s.kit().card(card).id();
  }

  /** Contamination in a hand, scanned or not. */
  public static String contamination(Seat seat, boolean scanned) {
    return "hand-" + seat.index() + (scanned ? "-infected" : "-contamination");
  }

  /** Contamination in a hand that its owner has scanned and found clean. */
  public static String cleanContamination(Seat seat) {
    return "hand-" + seat.index() + "-clean";
  }

  /** A kind of item in an inventory. */
  public static String item(Nemesis s, Seat seat, int item) {
    return "items-" + seat.index() + "-" + s.kit().item(item).id();
  }

  /** A heavy item in the hands, by its position there. */
  public static String held(Seat seat, int position) {
    return "held-" + seat.index() + "-" + position;
  }

  /** A quest item not activated yet. */
  public static String locked(Nemesis s, Seat seat, int item) {
    return "locked-" + seat.index() + "-" + s.kit().item(item).id();
  }

  /** A kind of object carried by a Character. */
  public static String carried(Seat seat, ObjectKind kind) {
    return "carried-" + seat.index() + "-" + kind.id();
  }

  /** A kind of object on the floor of a room. */
  public static String floor(Nemesis s, int room, ObjectKind kind) {
    return "floor-" + s.kit().roomId(room) + "-" + kind.id();
  }

  /** A place for a weakness card on the Intruder board. */
  public static String weakness(WeaknessSlot slot) {
    return "weakness-" + slot.id();
  }

  /** An objective of another player, by its position. */
  public static String objectiveBack(Seat seat, int position) {
    return "objective-" + seat.index() + "-" + position;
  }

  public static String deck(ItemDeck deck) {
    return "deck-" + Spelling.of(deck);
  }

  /** A kind of crafted item in its open deck. */
  public static String crafted(Item item) {
    return deck(ItemDeck.BLUE) + "-" + item.id();
  }

  /** An event card somebody has looked at. */
  public static String event(EventCard card) {
    return "event-deck-" + card.id();
  }

  /** An action of an explored room. */
  public static String action(RoomAction action) {
    return "action-" + action.id();
  }

  /** An alternative of what is being used. */
  public static String effect(int index) {
    return "effect-" + (index + 1);
  }

  /** An item found and not kept yet. */
  public static String find(Nemesis s, Seat seat, int item) {
    return "finds-" + seat.index() + "-" + s.kit().item(item).id();
  }

  public static String objective(Seat seat, Objective objective) {
    return "objective-" + seat.index() + "-" + objective.id();
  }

  /** A kind of serious wound of a Character, dressed or not. */
  public static String wound(Seat seat, String wound, boolean dressed) {
    return (dressed ? "dressed-" : "wounds-") + seat.index() + "-" + wound;
  }

  /** A card of the player who plays the Intruders. */
  public static String intruderCard(IntruderPlayerCard card) {
    return "intruder-hand-" + card.id();
  }
}
