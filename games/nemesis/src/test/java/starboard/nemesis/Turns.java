package starboard.nemesis;

import java.util.function.Consumer;
import starboard.kernel.Pile;
import starboard.kernel.Seat;
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
    s.loseItems(seat);
    s.intoBox(s.hand(seat).with(s.deck(seat)).with(s.discard(seat)));
    s.keepCards(seat, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);
  }

  /** The ammo of a weapon in the hands. */
  static int ammo(Nemesis s, Seat seat, String weapon) {
    return s.ammo(s.kit().weaponOf(Laid.thing(s, seat, weapon)));
  }

  static boolean hasItem(Nemesis s, Seat seat, String item) {
    return s.owns(seat, s.kit().content().items().indexOf(item));
  }

  /** An activated quest item of the Character. */
  static Consumer<Nemesis> activated(Seat seat, String item) {
    return s -> {
      int wanted = s.kit().content().items().indexOf(item);
      Pile locked = s.locked(seat);
      int thing = s.takeLocked(seat, locked.number(s.findItem(locked, wanted)));
      if (s.kit().item(wanted).heavy()) s.hold(seat, thing);
      else s.stow(seat, thing);
    };
  }

  /** That much ammo in a weapon in the hands. */
  static Consumer<Nemesis> loaded(Seat seat, String weapon, int ammo) {
    return s -> s.setAmmo(s.kit().weaponOf(Laid.thing(s, seat, weapon)), ammo);
  }
}
