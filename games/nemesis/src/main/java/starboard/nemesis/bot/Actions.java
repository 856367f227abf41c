package starboard.nemesis.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.nemesis.Action;
import starboard.nemesis.Basic;
import starboard.nemesis.ContaminationOps;
import starboard.nemesis.Effect;
import starboard.nemesis.HandOps;
import starboard.nemesis.IntruderOps;
import starboard.nemesis.ItemOps;
import starboard.nemesis.Modifiers;
import starboard.nemesis.MovementOps;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Op;
import starboard.nemesis.RoomOps;
import starboard.nemesis.ShipOps;
import starboard.nemesis.WeaponOps;
import starboard.nemesis.WoundOps;

/** What an action of the turn is good for now; passing is 0, what costs a card must be more. */
final class Actions {

  private static final int DEED = 60;
  private static final int WALK = 30;
  private static final int DETOUR = 10;
  private static final int FACE = 3;
  private static final int CARD = 8;
  private static final int FIRE = 15;
  private static final int FIGHT = 50;
  private static final int FLEE = 40;
  private static final int TOWARDS = 8;
  private static final int USELESS = -10;
  private static final int MANY = 4;

  private final Situation w;
  private final Nemesis s;
  private final @Nullable Errand errand;
  private final @Nullable Way way;

  Actions(Situation w) {
    this.w = w;
    s = w.s;
    errand = Errands.next(w);
    way = errand == null ? null : Way.to(s, errand.room());
  }

  @Nullable Errand errand() {
    return errand;
  }

  private boolean isThere() {
    return errand != null && errand.room() == w.room;
  }

  private boolean isDue(Deed deed) {
    return errand != null && isThere() && errand.deed() == deed;
  }

  int score(Action action) {
    return switch (action) {
      case Action.Go go -> go.basic() == Basic.ESCAPE ? flight(go.room()) : walk(go);
      case Action.Do does -> basic(does.basic());
      case Action.Play play -> {
        int use = use(s.kit().card(play.card()).ops());
        yield use - s.kit().card(play.card()).cost() * CARD / 2;
      }
      case Action.UseItem use -> use(s.kit().item(use.item()).ops());
      case Action.UseRoom room ->
          use(s.kit().room(s.tileAt(w.room)).actions().at(room.action()).ops());
      case Action.DropObject _ -> isDue(Deed.LAY_DOWN) ? DEED : USELESS;
      case Action.Attach _ -> WALK;
      case Action.PassTurn _ -> 0;
      case Action.Craft _, Action.Activate _, Action.Lapse _ -> USELESS;
      case Action.DropItem _, Action.DropHeavy _ -> USELESS;
    };
  }

  // Going

  /** N5.1 Towards the errand, carefully where the die would likely bring an Intruder. */
  private int walk(Action.Go go) {
    if (way == null || isThere()) return s.burns(w.room) ? FIRE - noise(go.room()) : USELESS;
    int detour = approach(go.room());
    boolean careful = go.basic() == Basic.CAREFUL_MOVE;
    int score = WALK - DETOUR * detour - (careful ? CARD : noise(go.room()));
    return s.burns(w.room) ? score + FIRE : score;
  }

  /** How many cards longer the way becomes through that neighbour. */
  int approach(int next) {
    if (way == null) return 0;
    int corridor = s.board().between(w.room, next);
    return Way.step(s, corridor, next) + way.of(next) - way.of(w.room);
  }

  private int noise(int room) {
    int worse = Danger.isBadlyWounded(s, w.seat) || Danger.ammo(s, w.seat) == 0 ? 2 : 0;
    return (FACE + worse) * Danger.noisyFaces(s, w.seat, room);
  }

  /** N11.6 */
  private int flight(int room) {
    int away = s.hasIntruder(room) ? -FLEE : 0;
    int score = FLEE + away - noise(room) / 2 - TOWARDS * Math.min(3, approach(room));
    return Danger.isFit(s, w.seat) ? score - FLEE : score;
  }

  /** A room one may go to without an attack. */
  int refuge(int room) {
    return -(s.hasIntruder(room) ? FLEE : 0) - noise(room) - DETOUR * approach(room);
  }

  // Doing

  private int basic(Basic basic) {
    return switch (basic) {
      case SHOOT -> shoot();
      case MELEE -> melee();
      case PICK_UP_OBJECT -> isDue(Deed.PICK_UP) ? DEED : USELESS;
      default -> USELESS;
    };
  }

  private int shoot() {
    if (!s.isInCombat(w.seat)) return isDue(Deed.DESTROY_EGGS) ? DEED - CARD : USELESS;
    return Danger.isFit(s, w.seat) ? FIGHT : FLEE / 2;
  }

  private int melee() {
    if (!s.isInCombat(w.seat)) return isDue(Deed.DESTROY_EGGS) ? DEED : USELESS;
    return Danger.largest(s, w.room) == 0 ? FIGHT - 5 : 1;
  }

  // Using

  /** The best of the alternatives. */
  private int use(List<Effect> effects) {
    int most = USELESS;
    for (int i = 0; i < effects.size(); i++) most = Math.max(most, effect(effects.get(i)));
    return most;
  }

  int effect(Effect effect) {
    Op op = effect.op();
    if (errand != null && isThere() && errand.deed().isDoneBy(op)) return DEED;
    if (s.isInCombat(w.seat)) return inCombat(op);
    return switch (op) {
      case RoomOps.FreeRoomAction _ -> freeAction(effect);
      case RoomOps.RemoveMalfunction _ -> repair();
      case ItemOps.DrawItems _ -> search();
      case WoundOps.DressSerious _ -> s.wounds(w.seat).isEmpty() ? USELESS : WALK + 5;
      case WoundOps.HealLight _ -> s.lightWounds(w.seat) > 1 ? WALK - 4 : USELESS;
      case WoundOps.HealDressed _ -> s.seriousWounds(w.seat) > 1 ? WALK - 4 : USELESS;
      case WoundOps.RemoveSlime _ -> s.isSlimed(w.seat) ? WALK - 6 : USELESS;
      case WeaponOps.LoadWeapon _ -> Danger.ammo(s, w.seat) < 2 ? WALK + 4 : USELESS;
      case WeaponOps.AttachMagazine _ -> WALK + 4;
      case ContaminationOps.ScanHand _ -> s.contaminationInHand(w.seat) > 0 ? WALK - 6 : USELESS;
      case ContaminationOps.Antidote _ -> s.hasLarva(w.seat) ? DEED : USELESS;
      case HandOps _ -> s.actionCards(w.seat) < 3 ? WALK : USELESS;
      case MovementOps.Move _ -> way != null && !isThere() ? WALK - 2 : USELESS;
      case ShipOps.TogglePod _ -> isDue(Deed.BOARD_POD) && !w.hasOpenPod() ? DEED : USELESS;
      case IntruderOps.Grenade _ -> USELESS;
      default -> USELESS;
    };
  }

  private int inCombat(Op op) {
    boolean fit = Danger.isFit(s, w.seat);
    return switch (op) {
      case MovementOps.SafeEscape _ -> fit ? USELESS : FLEE + 15;
      case MovementOps.Escape _ -> fit ? USELESS : FLEE + 5;
      case WeaponOps.Shoot _ -> fit ? FIGHT + 5 : FLEE / 2;
      case WeaponOps.LoadWeapon _ -> Danger.ammo(s, w.seat) == 0 ? FLEE + 2 : USELESS;
      case IntruderOps.ForceRetreat _ -> FLEE + 10;
      case HandOps _ -> s.actionCards(w.seat) < 3 ? FLEE : USELESS;
      default -> USELESS;
    };
  }

  /** A room action without its cost, if the card fits the room of the errand. */
  private int freeAction(Effect effect) {
    if (errand == null || !isThere() || s.isBroken(w.room)) return USELESS;
    if (!w.facilities.serve(errand.deed(), s.tileAt(w.room))) return USELESS;
    boolean computer = s.kit().room(s.tileAt(w.room)).computer();
    Modifiers.Requires requires = effect.modifiers().requires();
    boolean fits =
        requires == null || (requires == Modifiers.Requires.NO_COMPUTER_WORKING) != computer;
    return fits ? DEED + 5 : USELESS;
  }

  /** A room one needs; or any before too many break down (N23.3). */
  private int repair() {
    if (!s.isBroken(w.room)) return USELESS;
    if (isThere()) return DEED;
    return Integer.bitCount(s.malfunctions()) > MANY ? WALK + 2 : USELESS;
  }

  private int search() {
    if (isDue(Deed.SEARCH)) return DEED;
    return w.isUrgent() ? USELESS : WALK + 3;
  }
}
