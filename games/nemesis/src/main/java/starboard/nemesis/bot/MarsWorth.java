package starboard.nemesis.bot;

import java.util.List;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.mars.BaseOps;
import starboard.nemesis.mars.Computer;
import starboard.nemesis.mars.ComputerCard;
import starboard.nemesis.mars.Deduction;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.mars.PowerOps;
import starboard.nemesis.mars.SecretsOps;
import starboard.nemesis.movement.DoorOps;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.MovementOps.MoveTechnical;
import starboard.nemesis.staff.CareOps;
import starboard.nemesis.staff.FightOps;
import starboard.nemesis.staff.GearOps;
import starboard.nemesis.staff.LightOps;

/** What cards, items, rooms and computers of the Mars base are good for now. */
final class MarsWorth {

  /** Better than to pass, worse than all that leads on. */
  private static final int PASTIME = 5;

  /** What clears the way is worth a step and more. */
  private static final int CLEARS = Actions.WALK + Actions.DETOUR + 3;

  /** So many cards a way through the technical corridors saves that it is worth an attack. */
  private static final int LONG_CUT = 4;

  private final Actions at;
  private final Situation w;
  private final Nemesis s;
  private final MarsState mars;

  MarsWorth(Actions at) {
    this.at = at;
    w = at.w;
    s = at.s;
    mars = MarsState.of(s);
  }

  int of(Op op) {
    return switch (op) {
      case PowerOps.RideElevator _ -> ride();
      case PowerOps.FlipPower _ -> isDark() ? Actions.WALK + 2 : Actions.USELESS;
      case SecretsOps.GainKnowledge _ -> wantsKnowledge() ? Actions.WALK + 8 : Actions.USELESS;
      case SecretsOps.PeekContingency _ -> Actions.WALK + 1;
      case SecretsOps.PeekCss _ -> Timetable.isWorthALook(w) ? Actions.WALK : Actions.USELESS + 1;
      case PowerOps.SwapPower _ -> Actions.USELESS + 1;
      case BaseOps.MoveRover _ -> isRoverAway() ? Actions.WALK + 4 : Actions.USELESS + 1;
      case BaseOps.OpenGate _ -> at.isDue(Deed.GO_TO_BUNKER) ? Actions.DEED : Actions.USELESS;
      case BaseOps.TakeCrafted _ -> Actions.WALK - 2;
      case BaseOps.ComputerAction _ -> compute();
      case BaseOps.StopSelfDestruct _ -> w.aim.destroysPlace() ? Actions.USELESS : Actions.DEED - 5;
      case BaseOps.DefenseStrike _ -> strike();
      case BaseOps.RemoveNoise _ -> isLoudAhead() ? Actions.WALK + 5 : Actions.USELESS;
      case DoorOps.SetDoors doors -> new Doorway(at).worth(doors);
      case DoorOps.DestroyDoor _ -> new Doorway(at).breaking();
      case DoorOps.Depressurise _ -> Venting.isWorthwhile(w) ? Actions.WALK + 6 : Actions.USELESS;
      case MoveTechnical corridors -> crawl(corridors);
      case LightOps.LightSelf _ -> isDark() ? PASTIME : Actions.USELESS;
      case CareOps.CutOutLarva _ -> cut();
      case CareOps.WashRoom _ -> s.interior().burns(w.room) ? Actions.WALK : Actions.USELESS;
      case FightOps.Thermite _ when Missile.reachesEggs(w) -> Actions.DEED;
      case FightOps.Thermite _, IntruderOps.Grenade _ ->
          Missile.clears(w, at.next()) ? CLEARS : Actions.USELESS;
      case IntruderOps.ExtinguishAndFlush _ -> isBarred() ? Actions.WALK + 6 : Actions.USELESS;
      case FireOps.PlaceFire _ -> at.isDue(Deed.DESTROY_EGGS) ? Actions.DEED : Actions.USELESS;
      case ItemOps.Craft craft -> Craft.best(w, craft);
      case GearOps.ProbePickUp _ -> at.isDue(Deed.PICK_UP) ? Actions.DEED + 1 : Actions.USELESS;
      case GearOps.ReloadWithTools _ -> isShortOfAmmo() ? Actions.WALK + 4 : Actions.USELESS;
      case LightOps.LoadUses _ -> PASTIME;
      default -> Actions.USELESS;
    };
  }

  /** In combat one is struck by the dark parts of attacks as well. */
  int inCombat(Op op) {
    return op instanceof LightOps.LightSelf && isDark() ? Actions.FLEE + 8 : Actions.USELESS;
  }

  /** L8.2 */
  private boolean isDark() {
    return mars.base().section(w.room) != Nemesis.NONE && !s.rules().place().isPowered(s, w.room);
  }

  private boolean wantsKnowledge() {
    return new Deduction(s, w.seat).needsKnowledge() || w.aim.needsKnowledge();
  }

  private boolean isShortOfAmmo() {
    return Danger.ammo(s, w.seat) < Craft.LITTLE_AMMO;
  }

  // Ways

  /** L7.8 It is paid with a card and makes no noise. */
  private int ride() {
    int entrances = 0;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (mars.base().premises().isEntrance(s, room)) entrances |= 1 << room;
    }
    return shortcut(entrances);
  }

  private int shortcut(int rooms) {
    int saved = saved(rooms) - 1;
    if (saved <= 0) return Actions.USELESS;
    return (w.isUrgent() ? Actions.HURRY : Actions.WALK) + Actions.DETOUR * saved;
  }

  /** How many cards of the way it saves to be in the best of these rooms. */
  private int saved(int rooms) {
    if (at.way == null) return 0;
    int least = Way.FAR;
    for (int left = rooms & ~(1 << w.room); left != 0; left &= left - 1) {
      least = Math.min(least, at.way.of(Integer.numberOfTrailingZeros(left)));
    }
    return at.way.of(w.room) - least;
  }

  /** L7.6, L16.2 An attack on the way is for those in a hurry who survive it. */
  private int crawl(MoveTechnical corridors) {
    int rooms = 0;
    for (int space = s.board().corridors(); space < s.board().technicalEnd(); space++) {
      boolean entered =
          corridors.origin() == MoveTechnical.Origin.HERE || s.board().isEntrance(w.room, space);
      for (int room = 0; entered && room < s.board().rooms(); room++) {
        if (s.rules().place().technicalLeadsTo(s, space, room)) rooms |= 1 << room;
      }
    }
    boolean dares = saved(rooms) >= LONG_CUT && !Health.isBadlyWounded(s, w.seat);
    return corridors.attack() == null || dares ? shortcut(rooms) : Actions.USELESS;
  }

  /** L11.3 Somebody has left, and the rover stands in the bunker. */
  private boolean isRoverAway() {
    return mars.isGateOpen() && !mars.base().premises().isExit(mars.rover());
  }

  private boolean isLoudAhead() {
    int next = at.next();
    return next != Nemesis.NONE && (s.board().joining(w.room, next) & s.interior().noise()) != 0;
  }

  /** Whether Intruders or a fire are in the next room of the way. */
  private boolean isBarred() {
    int next = at.next();
    return next != Nemesis.NONE
        && (s.creatures().hasIntruder(next) || s.interior().burns(next))
        && !s.crew().hasCharacter(next);
  }

  // Rooms

  /** L9 What the card that lies face up offers. */
  int compute() {
    if (at.isDue(Deed.COMPUTE)) return Actions.DEED;
    int most = Actions.USELESS;
    List<ComputerCard.Option> options = Computer.card(s).options();
    for (int i = 0; i < options.size(); i++) most = Math.max(most, option(i));
    return most;
  }

  int option(int index) {
    return of(Computer.card(s).options().get(index).ops().getFirst().op());
  }

  /** L16.14 Where it clears the way; else for want of something better. */
  private int strike() {
    if (isBarred()) return CLEARS;
    int targets = s.creatures().intruderRooms() & ~s.interior().malfunctions();
    return (targets & ~s.crew().characterRooms()) != 0 ? PASTIME : Actions.USELESS;
  }

  /** L20.9 */
  private int cut() {
    return s.rules().species().hasParasite(s, w.seat) && !Health.isMortal(s, w.seat)
        ? Actions.DEED
        : Actions.USELESS;
  }
}
