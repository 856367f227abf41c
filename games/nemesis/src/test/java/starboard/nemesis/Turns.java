package starboard.nemesis;

import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.function.Consumer;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.round.Turn;
import starboard.testkit.Scenario;

/** A turn of a player at a table laid by hand, and what may be asked about it. */
final class Turns {

  private Turns() {}

  /** A table with these Characters, all in the Hibernatorium, hands empty. */
  static Scenario<Nemesis> table(String... characters) {
    Scenario<Nemesis> table = Laid.of(characters.length);
    for (int i = 0; i < characters.length; i++) {
      Seat seat = Seat.of(i);
      table.given(s -> makeFree(s, seat));
    }
    for (int i = 0; i < characters.length; i++) {
      table.given(Laid.plays(Seat.of(i), characters[i]));
    }
    return table;
  }

  /** What a Character has goes back to the box, so that another seat can play it. */
  private static void makeFree(Nemesis s, Seat seat) {
    s.belongings().loseItems(seat);
    s.cards()
        .intoBox(s.cards().hand(seat).with(s.cards().deck(seat)).with(s.cards().discard(seat)));
    s.cards().keepCards(seat, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);
  }

  /** The Captain alone in that tile with two cards to pay, the Pilot in the Hibernatorium. */
  static Scenario<Nemesis> in(String tile, String room) {
    return apart("captain", "pilot", room, "rest", "demolition").given(Laid.explored(room, tile));
  }

  /** The same in a printed room; the Pilot is in the Cockpit or the Hibernatorium. */
  static Scenario<Nemesis> inPrinted(String room) {
    return apart("captain", "pilot", room, "rest", "demolition");
  }

  /** That Character alone in a tile with these cards in hand, the Scout far away. */
  static Scenario<Nemesis> with(String character, String tile, String room, String... hand) {
    return apart(character, "scout", room, hand).given(Laid.explored(room, tile));
  }

  /** The same in a printed room. */
  static Scenario<Nemesis> withPrinted(String character, String room, String... hand) {
    return apart(character, "scout", room, hand);
  }

  private static Scenario<Nemesis> apart(
      String character, String other, String room, String... hand) {
    return table(character, other)
        .given(Laid.stands(TWO, room.equals("011") ? "001" : "011"))
        .given(Laid.stands(ONE, room))
        .given(Laid.hand(ONE, hand));
  }

  /** The Captain uses that action of its room, perhaps an alternative of it, and pays. */
  static Scenario<Nemesis> uses(Scenario<Nemesis> table, String action, String... alternative) {
    table.perform(new Turn(ONE)).choose(ONE, "use:action-" + action);
    for (String effect : alternative) table.choose(ONE, effect);
    return table.choose(ONE, "pay:hand-0-rest", "pay:hand-0-demolition");
  }

  /** The ammo of a weapon in the hands. */
  static int ammo(Nemesis s, Seat seat, String weapon) {
    return s.belongings().ammo(s.kit().weaponOf(Laid.thing(s, seat, weapon)));
  }

  static boolean hasItem(Nemesis s, Seat seat, String item) {
    return s.belongings().owns(seat, s.kit().content().items().indexOf(item));
  }

  /** That much ammo in a weapon in the hands. */
  static Consumer<Nemesis> loaded(Seat seat, String weapon, int ammo) {
    return s -> s.belongings().setAmmo(s.kit().weaponOf(Laid.thing(s, seat, weapon)), ammo);
  }
}
