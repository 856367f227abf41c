package starboard.nemesis.bot;

import java.util.List;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Ask;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.Target;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.mars.BaseOps;
import starboard.nemesis.mars.Circuit;
import starboard.nemesis.mars.Computer;
import starboard.nemesis.mars.ComputerCard;
import starboard.nemesis.mars.Contingencies;
import starboard.nemesis.mars.Deduction;
import starboard.nemesis.mars.Defense;
import starboard.nemesis.mars.Elevator;
import starboard.nemesis.mars.MarsBase;
import starboard.nemesis.mars.MarsGoals;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.mars.Noises;
import starboard.nemesis.mars.Power;
import starboard.nemesis.mars.Rover;
import starboard.nemesis.mars.Sampling;
import starboard.nemesis.mars.Scheduling;
import starboard.nemesis.mars.SecretsOps;
import starboard.nemesis.movement.DestroyingDoor;
import starboard.nemesis.movement.DoorOps;
import starboard.nemesis.movement.SettingDoors;
import starboard.nemesis.round.Goals;
import starboard.nemesis.staff.FightOps;

/**
 * The Mars base: whoever is in it when time is up dies, and a contingency strikes those who got
 * out. So one learns what it may be, does what it may ask for, and leaves where it does not strike.
 */
final class InMarsBase implements Terrain {

  static final Terrain ONLY = new InMarsBase();

  private static final int HOPELESS = 200;

  /** A level of knowledge, in cards. */
  private static final int LEVEL = 3;

  private static final int ROOM = 2;

  /** One sets out so many rounds before the end. */
  private static final int LATE = 6;

  /** What is done on the way is this much less pressing than what one plays for. */
  private static final int ON_THE_WAY = 3;

  /** Power drops on the whole way through; who has it back early has it long. */
  private static final int POWER = 5;

  private static final int NEAR = 6;

  /** L1.3 Of every Character. */
  private static final int ACTION_CARDS = 10;

  /** So many contamination cards are likely harmless. */
  private static final int FEW = 2;

  @Override
  public int price(Nemesis s, Seat seat, Goal goal) {
    return switch (goal) {
      case MarsGoals.KnowledgeAtLeast know -> LEVEL * (know.n() - MarsState.of(s).knowledge(seat));
      case MarsGoals.SurvivorKnowledge know -> LEVEL * (know.n() - MarsState.of(s).knowledge(seat));
      case MarsGoals.KnowledgeVerified _, MarsGoals.DistinctSignals _ -> 7;
      case MarsGoals.SectionsExplored sections ->
          ROOM * Integer.bitCount(unexplored(s, sections.sections()));
      case MarsGoals.AnySectionsExplored _ ->
          ROOM * (s.board().rooms() - Integer.bitCount(s.interior().explored())) * 2 / 3;
      case MarsGoals.NoOtherNemesisSurvivor _ -> 9;
      case Goals.PlaceDestroyed _ -> 12;
      default -> HOPELESS;
    };
  }

  private static int unexplored(Nemesis s, List<String> sections) {
    int rooms = 0;
    for (int room = 0; room < s.board().rooms(); room++) {
      int section = MarsState.of(s).base().section(room);
      if (section == Nemesis.NONE || s.interior().isExplored(room)) continue;
      if (sections.contains(Circuit.of(section).id())) rooms |= 1 << room;
    }
    return rooms;
  }

  @Override
  public int roundsLeft(Situation w) {
    MarsState mars = MarsState.of(w.s);
    int end = mars.base().schedule().last();
    if (mars.alert() != Nemesis.NONE) end = Math.min(end, mars.alert() + 1);
    if (isDoomed(w.s)) end = Math.min(end, mars.autodestruction() + 1);
    return end - w.s.clock().time();
  }

  /** L23.2 Whether being locked in will not save anybody. */
  private static boolean isDoomed(Nemesis s) {
    return MarsState.of(s).autodestruction() != Nemesis.NONE;
  }

  @Override
  public boolean isLate(Situation w) {
    return roundsLeft(w) <= LATE;
  }

  @Override
  public int nearestExit(Situation w) {
    Refuge refuge = Refuge.best(w);
    return refuge == null ? Way.FAR : w.from.of(refuge.room());
  }

  // Errands

  @Override
  public boolean pursue(Errands on, Goal goal) {
    switch (goal) {
      case MarsGoals.KnowledgeAtLeast _, MarsGoals.SurvivorKnowledge _ -> learn(on, 0);
      case MarsGoals.KnowledgeVerified _ -> on.seek(Deed.VERIFY, 0);
      case MarsGoals.DistinctSignals _ -> {
        if (!on.s.crew().hasSentSignal(on.w.seat)) on.seek(Deed.SEND_SIGNAL, 0);
      }
      case MarsGoals.SectionsExplored sections -> {
        int rooms = unexplored(on.s, sections.sections());
        for (int left = rooms; left != 0; left &= left - 1) {
          on.offer(Integer.numberOfTrailingZeros(left), Deed.EXPLORE, 0);
        }
      }
      case MarsGoals.AnySectionsExplored _ -> on.explore();
      case Goals.WeaknessesDiscovered _ -> sample(on, 0);
      case Goals.MatriarchKilled _ -> {
        if (Venting.killsLargest(on.w)) on.seek(Deed.VENT, 0);
      }
      case Goals.PlaceDestroyed _ -> {
        if (!isDoomed(on.s)) on.seek(Deed.START_SELF_DESTRUCT, Errands.LATER);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** L19.1 Where there is something to learn. */
  private static void learn(Errands on, int extra) {
    if (!MarsState.of(on.s).isVerified(on.w.seat)) on.seek(Deed.VERIFY, extra);
    sample(on, extra);
    if (offersKnowledge(on.s)) {
      for (int room = 0; room < on.s.board().rooms(); room++) {
        if (isComputerIn(on.s, on.w.known.tile(room), room)) on.offer(room, Deed.COMPUTE, extra);
      }
    }
  }

  private static boolean isComputerIn(Nemesis s, int tile, int room) {
    return tile != Nemesis.NONE
        && s.kit().room(tile).computer()
        && s.rules().place().isPowered(s, room);
  }

  /** L9.1 */
  private static boolean offersKnowledge(Nemesis s) {
    List<ComputerCard.Option> options = Computer.card(s).options();
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).ops().getFirst().op() instanceof SecretsOps.GainKnowledge) return true;
    }
    return false;
  }

  /** L16.6 A sample comes to the laboratory: of a kind that has not been analysed, if need be. */
  private static void sample(Errands on, int extra) {
    boolean carried = false;
    for (ObjectKind kind : ObjectKind.values()) {
      carried |= on.s.objects().carried(kind, on.w.seat) != Nemesis.NONE;
    }
    if (carried) {
      if (on.w.hasMeansFor(Deed.ANALYSE)) on.offer(on.w.room, Deed.ANALYSE, extra);
      on.seek(Deed.ANALYSE, extra);
      return;
    }
    for (ObjectKind kind : ObjectKind.values()) {
      if (!MarsState.of(on.s).isAnalysed(kind.ordinal())) on.fetch(kind);
    }
  }

  /** L21 What a contingency may ask for, what it may be, and power (L8). */
  @Override
  public void prepare(Errands on) {
    Deduction deduction = new Deduction(on.s, on.w.seat);
    if (deduction.needsSignal()) on.seek(Deed.SEND_SIGNAL, ON_THE_WAY);
    if (deduction.needsKnowledge()) learn(on, ON_THE_WAY);
    Refuge refuge = Refuge.best(on.w);
    MarsState mars = MarsState.of(on.s);
    if (refuge != null && refuge.risk() > 0 && hasSecrets(on.s, on.w.seat)) {
      on.seekKnown(Deed.TAKE_CONTINGENCY, ON_THE_WAY, Way.FAR);
    }
    if (refuge == null || refuge.deed() == Deed.BOARD_POD || refuge.risk() > 0) {
      if (Timetable.isWorthALook(on.w)) on.seekKnown(Deed.LOOK_AT_SCHEDULE, ON_THE_WAY, NEAR);
    }
    if (Venting.isWorthwhile(on.w)) on.seekKnown(Deed.VENT, ON_THE_WAY, NEAR);
    bePurged(on);
    int red = mars.redTokens();
    if (red > 1 && !mars.isTimeBlue()) on.seekKnown(Deed.START_BACKUP, POWER - red, Way.FAR);
  }

  /** Whether a neutral token lies there that it has not seen. */
  private static boolean hasSecrets(Nemesis s, Seat seat) {
    var neutral = MarsState.of(s).neutral();
    for (int i = 0; i < neutral.size(); i++) {
      if (!Thing.isSeenBy(neutral.at(i), seat)) return true;
    }
    return false;
  }

  /** L23.5 An infected card among one's own may kill whoever has got out. */
  private static void bePurged(Errands on) {
    Seat seat = on.w.seat;
    if (on.s.cards().contaminationInHand(seat) > 1) on.seekKnown(Deed.PURGE, ON_THE_WAY, NEAR);
    if (contamination(on.s, seat) > FEW) on.seekKnown(Deed.OPERATE, ON_THE_WAY, NEAR);
  }

  /** What one owns beside the action cards one began with. */
  private static int contamination(Nemesis s, Seat seat) {
    int cards = s.cards().hand(seat).size() + s.cards().deck(seat).size();
    return cards + s.cards().discard(seat).size() - ACTION_CARDS;
  }

  @Override
  public void leave(Errands on) {
    Refuge refuge = Refuge.best(on.w);
    if (refuge == null) {
      if (isStoppable(on)) on.seekKnown(Deed.STOP_SELF_DESTRUCT, 0, Way.FAR);
      on.seek(Deed.BOARD_POD, 0);
    } else if (refuge.isOpen()) {
      on.offer(refuge.room(), refuge.deed(), 0);
    }
  }

  /** L13.2 */
  private static boolean isStoppable(Errands on) {
    return isDoomed(on.s)
        && !MarsState.of(on.s).isAutodestructionRed()
        && !on.w.aim.destroysPlace();
  }

  /** There, if there is neither fire nor an Intruder, or not far from there. */
  @Override
  public void await(Errands on) {
    Refuge refuge = Refuge.best(on.w);
    if (refuge == null) return;
    int room = refuge.room();
    boolean quiet = !on.s.interior().burns(room) && !on.s.creatures().hasIntruder(room);
    if (quiet || on.w.from.of(room) > NEAR) on.offer(room, Deed.WAIT, 0);
  }

  // What is on offer

  @Override
  public int worth(Actions at, Op op) {
    return new MarsWorth(at).of(op);
  }

  @Override
  public int defence(Actions at, Op op) {
    return new MarsWorth(at).inCombat(op);
  }

  /** L6.6 Better to have it, unless what it costs is as good. */
  @Override
  public int quest(Actions at, int item, int given) {
    if (at.s.crew().isInCombat(at.w.seat)) return Actions.USELESS;
    int price = given == Nemesis.NONE ? 0 : Worth.item(at.s, at.w.seat, given) / 2;
    return Actions.WALK + 3 - price;
  }

  @Override
  public int action(Actions at, int number) {
    MarsBase base = MarsState.of(at.s).base();
    return switch (base.action(number).kind()) {
      case COMPUTER_ACTION -> new MarsWorth(at).compute();
      case LEAVE_BY_ROVER, LEAVE_ON_FOOT ->
          at.isDue(Deed.GO_TO_BUNKER) ? Actions.DEED : Actions.USELESS;
      case RIDE_ROVER -> Actions.USELESS;
    };
  }

  // Answers

  @Override
  public int answer(Actions at, Ask<Nemesis, ?> ask, Target answer) {
    int index = answer.index();
    return switch (ask) {
      case Computer.Choose _ -> index < 0 ? 0 : new MarsWorth(at).option(index);
      case Contingencies.Look _, Contingencies.Take _ ->
          Thing.isSeenBy(Contingencies.token(at.s, answer), at.w.seat) ? 0 : 1;
      case Power.Place place ->
          MarsState.of(at.s).isBlue(place.placed() + 1) == isNeeded(at, Circuit.of(index)) ? 1 : 0;
      case Power.Flip _ -> MarsState.of(at.s).isPowered(Circuit.of(index)) ? 0 : 1;
      case Elevator.ChooseStop _ -> at.way == null ? 0 : -at.way.of(index);
      case Sampling.Choose _ ->
          answer.what() == Target.What.OBJECT && !MarsState.of(at.s).isAnalysed(index) ? 1 : 0;
      case SettingDoors.Choose _, DestroyingDoor _ -> index < 0 ? 0 : new Doorway(at).at(index);
      case SettingDoors.ChooseRoom _ -> new Doorway(at).around(index);
      case Scheduling.Look _ -> Timetable.look(at.w, index);
      case Scheduling.Shift shift -> index < 0 ? 0 : Timetable.shift(at.w, shift.token(), index);
      case Noises noise -> noise(at, noise, index);
      case Defense.Aim _ -> Missile.at(at.w, index);
      case InRooms.Choose choose -> room(at, choose.op(), index);
      case Rover.Send _ ->
          index >= 0 && MarsState.of(at.s).base().premises().leadsToBunker(index) ? 1 : 0;
      default -> 0;
    };
  }

  /** Less of it where one goes next, more elsewhere. */
  private static int noise(Actions at, Noises noise, int corridor) {
    if (corridor < 0) return 0;
    boolean ahead =
        at.next() != Nemesis.NONE
            && (at.s.board().joining(at.w.room, at.next()) >>> corridor & 1) != 0;
    return ahead == noise.places() ? -1 : 1;
  }

  /** What a room is worth that one may choose for that op. */
  private static int room(Actions at, InRooms op, int room) {
    return switch (op) {
      case FightOps.Thermite _ -> Missile.at(at.w, room);
      case DoorOps.Depressurise _ -> Venting.at(at.s, at.w.room, room);
      case IntruderOps.ExtinguishAndFlush _ -> room == at.next() ? 1 : 0;
      default -> 0;
    };
  }

  /** Power is needed where one is, where one goes, and where one means to get out. */
  private static boolean isNeeded(Actions at, Circuit circuit) {
    MarsBase base = MarsState.of(at.s).base();
    Refuge refuge = Refuge.best(at.w);
    return circuit.ordinal() == base.section(at.w.room)
        || (refuge != null && circuit.ordinal() == base.section(refuge.room()));
  }

  @Override
  public boolean agrees(Actions at, Ask<Nemesis, ?> ask) {
    return switch (ask) {
      case Elevator.RideAlong ride -> at.way != null && at.way.of(ride.to()) < at.way.of(at.w.room);
      case Sampling.Agree give -> !at.w.aim.keeps(give.kind());
      default -> true;
    };
  }

  @Override
  public boolean harms(Situation w, Op op) {
    return op instanceof BaseOps.StartSelfDestruct && !w.aim.destroysPlace();
  }
}
