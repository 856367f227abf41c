package starboard.nemesis.action;

import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.PassiveOps.PassiveRange;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.term.Effect;

/** How far a card reaches with the items of its player (N27.25). */
public final class Reach {

  private Reach() {}

  /** Whether the card may be played anywhere, whatever it requires (Holo Computer). */
  static boolean ignoresRequirements(Nemesis s, Occasion on) {
    return has(s, on, PassiveRange.Range.ANY_ROOM);
  }

  /** N27.25 Whether the card reaches rooms with a working computer (Intercom). */
  public static boolean ofComputers(Nemesis s, Occasion on) {
    return has(s, on, PassiveRange.Range.COMPUTER_ROOMS);
  }

  /** Whether the card reaches a Character: in its user's room, or further (N27.25). */
  public static boolean has(Nemesis s, Occasion on, Seat seat) {
    int room = s.crew().roomOf(seat);
    if (room == Nemesis.NONE) return false;
    if (room == on.room()) return true;
    return s.interior().isExplored(room)
        && !s.interior().isBroken(room)
        && s.kit().room(s.interior().tileAt(room)).computer()
        && ofComputers(s, on);
  }

  private static boolean has(Nemesis s, Occasion on, PassiveRange.Range wanted) {
    int card =
        on.thing() == Nemesis.NONE || !on.hasYou() ? Nemesis.NONE : s.kit().cardOf(on.thing());
    return card != Nemesis.NONE
        && (has(s.kit(), s.belongings().held(on.you()), card, wanted)
            || has(s.kit(), s.belongings().inventory(on.you()), card, wanted));
  }

  private static boolean has(BoxIndex kit, Pile items, int card, PassiveRange.Range wanted) {
    for (int i = 0; i < items.size(); i++) {
      List<Effect> passive = kit.item(kit.itemOf(items.number(i))).passiveOps();
      for (int p = 0; p < passive.size(); p++) {
        if (passive.get(p).op() instanceof PassiveRange range
            && range.range() == wanted
            && range.names(card)) {
          return true;
        }
      }
    }
    return false;
  }
}
