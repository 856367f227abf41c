package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Modifiers;

/** What the ops of wounds, items and weaknesses change for as long as they are in force (N16.2). */
public final class InForce {

  private InForce() {}

  /** The answer to a question about a Character, with its undressed wounds. */
  public static int asked(Nemesis s, Quantity matter, Seat seat, int about, int value) {
    Pile wounds = s.crew().wounds(seat);
    int now = value;
    for (int i = 0; i < wounds.size(); i++) {
      int entry = s.kit().box().entry(wounds.number(i));
      if (!s.rules().wounds().concerns(entry, matter) || repeats(s, wounds, i)) continue;
      now = changed(s, s.kit().wound(wounds.number(i)).ops(), matter, Seats.of(seat), about, now);
    }
    return now;
  }

  /** The answer to a question about a Character, with the items in force that it has. */
  public static int equipped(Nemesis s, Quantity matter, Seat seat, int value) {
    int now = inForce(s, s.belongings().held(seat), matter, seat, value);
    return inForce(s, s.belongings().inventory(seat), matter, seat, now);
  }

  private static int inForce(Nemesis s, Pile items, Quantity matter, Seat seat, int value) {
    int now = value;
    for (int i = 0; i < items.size(); i++) {
      List<Effect> passive = s.kit().item(s.kit().itemOf(items.number(i))).passiveOps();
      now = changed(s, passive, matter, Seats.of(seat), Nemesis.NONE, now);
    }
    return now;
  }

  /** N16.2 Identical effects do not add up. */
  private static boolean repeats(Nemesis s, Pile wounds, int position) {
    int entry = s.kit().box().entry(wounds.number(position));
    for (int i = 0; i < position; i++) {
      if (s.kit().box().entry(wounds.number(i)) == entry) return true;
    }
    return false;
  }

  /**
   * The answer to a question about the creatures, with the weaknesses that are face up and one of
   * these may use.
   */
  public static int known(Nemesis s, Quantity matter, Seats users, int about, int value) {
    int now = value;
    for (int left = s.intruderDecks().discovered(); left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      if (!s.rules().place().mayUse(s, users, slot)) continue;
      int card = s.intruderDecks().weaknesses().number(slot);
      now = changed(s, s.kit().weakness(card).ops(), matter, users, about, now);
    }
    return now;
  }

  static int changed(
      Nemesis s, List<Effect> effects, Quantity matter, Seats users, int about, int value) {
    int now = value;
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      if (isIn(s, effect.modifiers().when(), users)) {
        now = OpRule.of(effect).changed(s, matter, about, now);
      }
    }
    return now;
  }

  /** Whether one of these Characters is in such light; null if light does not matter. */
  public static boolean isIn(Nemesis s, Modifiers.@Nullable When light, Seats users) {
    if (light == null) return true;
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      boolean lit = light == Modifiers.When.IN_LIGHT;
      if (users.has(seat) && s.rules().place().isLit(s, seat) == lit) return true;
    }
    return false;
  }
}
