package starboard.nemesis.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.CoreRequirement;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.CombatOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.content.term.Requires;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.items.AmmoOps;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.RoomOps;

/** What an action of the turn is good for now; passing is 0, what costs a card must be more. */
final class Actions {

  static final int DEED = 60;
  static final int WALK = 30;
  static final int DETOUR = 10;
  private static final int FACE = 5;
  private static final int SURPRISE = 6;
  static final int HURRY = 45;
  private static final int FULL_HAND = 4;
  private static final int PREY = 6;
  private static final int CARD = 8;
  private static final int FIRE = 15;
  private static final int DEADLY = 150;
  private static final int FIGHT = 50;
  static final int FLEE = 40;
  private static final int TOWARDS = 8;
  static final int USELESS = -10;
  private static final int MANY = 4;

  /** What an object in a hand is worth while another one is wanted. */
  private static final int OBJECT = 41;

  final Situation w;
  final Nemesis s;
  final @Nullable Errand errand;
  final @Nullable Way way;
  private final Fight fight;

  Actions(Situation w) {
    this.w = w;
    s = w.s;
    fight = new Fight(w);
    errand = Errands.next(w);
    way = errand == null ? null : Way.to(s, errand.room());
  }

  @Nullable Errand errand() {
    return errand;
  }

  boolean isThere() {
    return errand != null && errand.room() == w.room;
  }

  boolean isDue(Deed deed) {
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
          use(s.kit().room(s.interior().tileAt(w.room)).actions().at(room.action()).ops());
      case Action.DropObject _ -> isDue(Deed.LAY_DOWN) ? DEED : emptying(OBJECT);
      case Action.Attach _ -> WALK;
      case Action.PassTurn _, Action.EndTurn _ -> 0;
      case Action.Craft craft -> Craft.worth(w, craft.crafted());
      case Action.OfPlace of -> w.terrain.action(this, of.action());
      case Action.Activate activate -> w.terrain.quest(this, activate.item(), activate.given());
      case Action.Lapse _ -> USELESS;
      case Action.DropHeavy drop ->
          emptying(Worth.held(s, w.seat, s.belongings().held(w.seat).number(drop.position())));
      case Action.DropItem _ -> USELESS;
    };
  }

  // Going

  /** N5.1 Towards the errand, carefully where the die would likely bring an Intruder. */
  private int walk(Action.Go go) {
    boolean careful = go.basic() == Basic.CAREFUL_MOVE;
    int risk = careful ? CARD : noise(go.room(), 1);
    if (way == null || isThere())
      return s.interior().burns(w.room) ? flames(go.room()) - risk - teeth(go.room()) : USELESS;
    int score = w.isUrgent() ? HURRY : WALK - prey(careful ? 2 : 1);
    score -= DETOUR * approach(go.room()) + patience(risk);
    return score + flames(go.room()) - teeth(go.room());
  }

  /** N6.5 Nobody walks into combat who need not, nor for a deed that combat forbids (N4.6). */
  private int teeth(int room) {
    int largest = Danger.largest(s, room);
    if (largest <= 0) return largest == 0 ? CARD : 0;
    boolean through = w.isUrgent() && (errand == null || errand.room() != room);
    return through ? FLEE : 2 * FLEE;
  }

  /** N3.8 Out of the fire, and not into it at the end of a turn; least of all if it would kill. */
  private int flames(int room) {
    int heat = Health.isMortal(s, w.seat) ? DEADLY : FIRE;
    int now = s.interior().burns(w.room) ? heat : 0;
    return s.interior().burns(room) && s.clock().actionsLeft() == 1 ? now - heat : now;
  }

  /** N10.5 The fewer cards are left for the end of the round, the easier a prey one is. */
  private int prey(int spent) {
    if (s.interior().burns(w.room)) return 0;
    return PREY * Math.max(0, FULL_HAND - s.cards().hand(w.seat).size() + spent);
  }

  /** Noise does not go away by waiting: with a full hand one goes in spite of it. */
  private int patience(int risk) {
    return s.cards().hand(w.seat).size() >= FULL_HAND ? Math.min(risk, WALK - 1) : risk;
  }

  /** The neighbour through which the way is shortest; NONE if one goes nowhere. */
  int next() {
    if (way == null || isThere()) return Nemesis.NONE;
    int next = Nemesis.NONE;
    for (int i = 0; i < s.board().degree(w.room); i++) {
      int there = s.board().neighbour(w.room, i);
      if (next == Nemesis.NONE || approach(there) < approach(next)) next = there;
    }
    return next;
  }

  /** How many cards longer the way becomes through that neighbour. */
  int approach(int next) {
    if (way == null) return 0;
    return Way.step(s, w.room, next) + way.of(next) - way.of(w.room);
  }

  /** N10.5 An Intruder that comes is bad, one that surprises is worse. */
  private int noise(int room, int spent) {
    int surprises = Danger.surprises(s, s.cards().hand(w.seat).size() - spent);
    int worse = Health.isBadlyWounded(s, w.seat) ? 2 : 0;
    return (FACE + worse + surprises * SURPRISE / 100) * Danger.noisyFaces(s, w.seat, room);
  }

  /** N11.6 Away from the Intruders here, but not to others: they would attack as well. */
  private int flight(int room) {
    if (Danger.largest(s, room) > 0) return USELESS;
    int away = -teeth(room) / 2;
    int score = FLEE + away - noise(room, 1) / 2 - TOWARDS * Math.min(3, approach(room));
    score += flames(room);
    return fight.isWorthwhile() ? score - FLEE : score;
  }

  /** A room one may go to without an attack. */
  int refuge(int room) {
    return -teeth(room) - noise(room, 1) - DETOUR * approach(room);
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
    if (!s.crew().isInCombat(w.seat)) return isDue(Deed.DESTROY_EGGS) ? DEED - CARD : USELESS;
    return fight.isWorthwhile() ? FIGHT : FLEE / 2;
  }

  private int melee() {
    if (!s.crew().isInCombat(w.seat)) return isDue(Deed.DESTROY_EGGS) ? DEED : USELESS;
    return fight.isEasy() ? FIGHT - 5 : USELESS;
  }

  /** N18.4 A hand for what one came for; what is worth least goes. */
  private int emptying(int worth) {
    boolean wanted = isDue(Deed.PICK_UP) || isDue(Deed.TAKE_EGG);
    return wanted && s.belongings().slotsUsed(w.seat) >= s.handSlots(w.seat)
        ? DEED - worth / 2
        : USELESS;
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
    boolean treats = op instanceof WoundOps || op instanceof SlimeOps;
    if (treats && !s.crew().isInCombat(w.seat)) return treatment(op);
    if (errand != null && isThere() && errand.deed().isDoneBy(op)) return DEED;
    if (s.crew().isInCombat(w.seat)) return inCombat(op);
    return switch (op) {
      case RoomOps.FreeRoomAction _ -> freeAction(effect);
      case RoomOps.RemoveMalfunction _ -> repair();
      case ItemOps.DrawItems draw -> search(draw);
      case FireOps.RemoveFire _ -> s.interior().burns(w.room) ? extinguishing() : USELESS;
      case AmmoOps.LoadWeapon _ -> Danger.ammo(s, w.seat) < 2 ? WALK + 4 : USELESS;
      case AmmoOps.AttachMagazine _ -> WALK + 4;
      case ContaminationOps.ScanHand scan when scan.calm() && isCalming() -> DEED - 2;
      case ContaminationOps.ScanHand _ ->
          s.cards().contaminationInHand(w.seat) > 0 && !s.rules().species().hasParasite(s, w.seat)
              ? WALK + 10
              : USELESS;
      case ContaminationOps.Antidote _ ->
          s.rules().species().hasParasite(s, w.seat) ? DEED : USELESS;
      case HandOps.UnlimitedTurn _ -> USELESS;
      case HandOps _ -> s.cards().actionCards(w.seat) < 3 ? WALK : USELESS;
      case MovementOps.Move _ -> way != null && !isThere() ? WALK - 2 : USELESS;
      case IntruderOps.Grenade _, IntruderOps.Molotov _ ->
          Missile.reachesEggs(w) ? DEED + 2 : w.terrain.worth(this, op);
      default -> w.terrain.worth(this, op);
    };
  }

  /** V3.3 The sooner the better: from 3 there is no way back to 2. */
  private boolean isCalming() {
    return s.rules().species().canCalmDown(s, w.seat);
  }

  private int treatment(Op op) {
    if (op instanceof SlimeOps.RemoveSlime) {
      return s.rules().species().betrayal(s, w.seat) != null ? WALK - 6 : USELESS;
    }
    return Health.treatment(s, w.seat, op);
  }

  private int inCombat(Op op) {
    boolean fit = fight.isWorthwhile();
    return switch (op) {
      case MovementOps.SafeEscape _ -> fit ? USELESS : FLEE + 15;
      case CombatOps.Escape _ -> fit ? USELESS : FLEE + 5;
      case CombatOps.Shoot _ -> fit ? FIGHT + 5 : FLEE / 2;
      case AmmoOps.LoadWeapon _ -> Danger.ammo(s, w.seat) == 0 ? FLEE + 2 : USELESS;
      case IntruderOps.ForceRetreat _, IntruderOps.Injure _ -> fight.isEasy() ? USELESS : FLEE + 10;
      case HandOps _ -> s.cards().actionCards(w.seat) < 3 ? FLEE : USELESS;
      default -> fit ? USELESS : w.terrain.defence(this, op);
    };
  }

  /** A room action without its cost, if the card fits the room of the errand. */
  private int freeAction(Effect effect) {
    if (errand == null || !isThere() || s.interior().isBroken(w.room)) return USELESS;
    if (!w.facilities.serve(errand.deed(), s.interior().tileAt(w.room))) return USELESS;
    boolean computer = s.kit().room(s.interior().tileAt(w.room)).computer();
    Requires requires = effect.modifiers().requires();
    boolean fits =
        requires == null || (requires == CoreRequirement.NO_COMPUTER_WORKING) != computer;
    return fits ? DEED + 5 : USELESS;
  }

  /** A room one needs; or any before too many break down (N23.3). */
  private int repair() {
    if (!s.interior().isBroken(w.room)) return USELESS;
    if (isThere()) return DEED;
    return Integer.bitCount(s.interior().malfunctions()) > MANY ? WALK + 2 : USELESS;
  }

  private int extinguishing() {
    return Health.isMortal(s, w.seat) ? DEED + 10 : isThere() ? WALK : USELESS;
  }

  /** A room action that costs two cards is only for who needs items. */
  private int search(ItemOps.DrawItems draw) {
    if (isDue(Deed.SEARCH)) return DEED;
    if (draw.counter() == 0) return USELESS;
    return w.isUrgent() ? USELESS : WALK + 3;
  }
}
