package starboard.nemesis.bot;

import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.items.Crafting;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.mars.BaseOps;
import starboard.nemesis.mars.MarsState;

/** N18.20 What it is worth to craft an item now. */
final class Craft {

  private static final int CURE = 55;
  private static final int WEAPON = 34;
  private static final int USELESS = -10;
  static final int LITTLE_AMMO = 2;

  private Craft() {}

  /** A weapon for the unarmed, a cure for who bears a larva, what destroys eggs if they must go. */
  static int worth(Situation w, int crafted) {
    Item item = w.s.kit().item(crafted);
    if (item.weapon() != null) return isUnarmed(w) && hasFreeHand(w) ? WEAPON : USELESS;
    int most = USELESS;
    for (Effect effect : item.ops()) most = Math.max(most, worth(w, effect.op()));
    for (Effect effect : item.passiveOps()) most = Math.max(most, worth(w, effect.op()));
    return most;
  }

  /** The best that can be made of one's own items. */
  static int best(Situation w, ItemOps.Craft craft) {
    int most = USELESS;
    for (int item = 0; item < w.s.kit().content().items().size(); item++) {
      if (worth(w, item) > most && Crafting.canMake(w.s, w.seat, item, craft))
        most = worth(w, item);
    }
    return most;
  }

  private static int worth(Situation w, Op op) {
    return switch (op) {
      case BaseOps.Spacesuit _ -> takesSuit(w) ? WEAPON : USELESS;
      case ContaminationOps.Antidote _ ->
          w.s.rules().species().hasParasite(w.s, w.seat) ? CURE : USELESS;
      case IntruderOps.Molotov _ -> w.aim.destroysNest() ? WEAPON : USELESS;
      case IntruderOps.Injure _ -> isUnarmed(w) ? WEAPON - 1 : USELESS;
      default -> USELESS;
    };
  }

  /** L11.2 On foot to the bunker, once the gate is open. */
  private static boolean takesSuit(Situation w) {
    MarsState mars = MarsState.of(w.s);
    return mars.isGateOpen() && !mars.base().hasSuit(w.s, w.seat);
  }

  /** N18.2 */
  private static boolean hasFreeHand(Situation w) {
    return w.s.belongings().slotsUsed(w.seat) < w.s.handSlots(w.seat);
  }

  private static boolean isUnarmed(Situation w) {
    return Danger.ammo(w.s, w.seat) < LITTLE_AMMO;
  }
}
