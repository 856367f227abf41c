package starboard.nemesis.bot;

import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.ReactionOps;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.CombatOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.items.AmmoOps;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.items.Reloading;
import starboard.nemesis.movement.DoorOps;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.RoomOps;
import starboard.nemesis.ship.ShipOps;

/** What cards and items are worth keeping for. */
final class Worth {

  private static final int WEAPON = 40;
  private static final int AMMO = 4;

  /** What helps by being there, and what something else may be made of. */
  private static final int PASSIVE = 9;

  private static final int COMPONENT = 5;

  private Worth() {}

  /** Whether one of the effects is the deed. */
  static boolean does(List<Effect> effects, Deed deed) {
    for (int i = 0; i < effects.size(); i++) if (deed.isDoneBy(effects.get(i).op())) return true;
    return false;
  }

  /** An action card in the hand. */
  static int card(Nemesis s, Seat seat, int card) {
    int most = 0;
    List<Effect> effects = s.kit().card(card).ops();
    for (int i = 0; i < effects.size(); i++) {
      most = Math.max(most, op(s, seat, effects.get(i).op()));
    }
    return most - s.kit().card(card).cost();
  }

  /** An item, wherever it is. */
  static int item(Nemesis s, Seat seat, int item) {
    Item kind = s.kit().item(item);
    if (kind.weapon() != null) return WEAPON + AMMO * kind.weapon().startAmmo();
    int most = kind.passiveOps().isEmpty() ? kind.component() == null ? 1 : COMPONENT : PASSIVE;
    for (int i = 0; i < kind.ops().size(); i++) {
      most = Math.max(most, op(s, seat, kind.ops().get(i).op()));
    }
    return most;
  }

  /** A weapon in the hands, with what is in it. */
  static int held(Nemesis s, Seat seat, int number) {
    int weapon = s.kit().weaponOf(number);
    return weapon == Nemesis.NONE
        ? item(s, seat, s.kit().itemOf(number))
        : WEAPON + AMMO * s.belongings().ammo(weapon);
  }

  private static int op(Nemesis s, Seat seat, Op op) {
    return switch (op) {
      case WoundOps.DressSerious _ -> s.crew().wounds(seat).isEmpty() ? 24 : 34;
      case WoundOps.HealLight _, WoundOps.HealDressed _ -> 20;
      case MovementOps.SafeEscape _ -> s.crew().isInCombat(seat) ? 40 : 28;
      case AmmoOps.LoadWeapon load -> Reloading.serves(s, seat, load.weapon()) ? 25 : 5;
      case AmmoOps.AttachMagazine _ -> 25;
      case IntruderOps.Grenade _ -> 15;
      case HandOps.UnlimitedTurn _ -> 1;
      case ShipOps.TogglePod _ -> 30;
      case ContaminationOps.Antidote _ -> 22;
      case ReactionOps.CancelAttack _ -> 24;
      case IntruderOps _ -> 16;
      case CombatOps _ -> 14;
      case ShipOps _ -> 16;
      case HandOps _ -> 15;
      case ItemOps.DrawItems _ ->
          s.interior().counter(Math.max(0, s.crew().roomOf(seat))) > 0 ? 14 : 10;
      case RoomOps.FreeRoomAction _ -> 13;
      case MovementOps _ -> 12;
      case ContaminationOps _ -> s.cards().contaminationInHand(seat) > 0 ? 14 : 6;
      case RoomOps.RemoveMalfunction _ -> 11;
      case ReactionOps _ -> 7;
      case DoorOps _ -> 4;
      case RoomOps _ -> 2;
      default -> 8;
    };
  }
}
