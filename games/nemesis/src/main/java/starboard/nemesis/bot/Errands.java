package starboard.nemesis.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipGoals;
import starboard.nemesis.ship.ShipState;
import starboard.nemesis.voidseeders.SeederGoals;

/** Of everything that is to be done, what is nearest. */
final class Errands {

  private static final int UNKNOWN = 4;
  private static final int LITTLE_WORK = 3;
  private static final int MUCH_WORK = 40;
  private static final int LATER = 10;

  /** The last space of the time track on which one sets out to look at engines. */
  private static final int EARLY = 3;

  private static final int NEAR = 8;
  private static final int NEAR_BY = 3;

  /** How many cards away an engine may be that one goes to repair, before and after N22.3. */
  private static final int FEW_ROOMS = 4;

  private static final int NEXT_ROOM = 1;

  /** Rounds until the self-destruct has unlocked the pods (N20.8), and one to board. */
  private static final int UNLOCKING = 4;

  private final Situation w;
  private final Nemesis s;
  private @Nullable Errand nearest;
  private int least = Way.FAR;

  private Errands(Situation w) {
    this.w = w;
    s = w.s;
  }

  /** What to do next; null if there is nothing but to wait where one is. */
  static @Nullable Errand next(Situation w) {
    Errands errands = new Errands(w);
    if (!w.isUrgent()) {
      errands.beTreated();
      if (errands.nearest == null && !w.isLate()) errands.pursue();
    }
    if (errands.nearest == null) errands.leave();
    if (errands.nearest == null) errands.waitForTheChambers();
    return errands.nearest;
  }

  private void offer(int room, Deed deed, int extra) {
    int cards = w.from.of(room) + extra;
    boolean broken = s.interior().isBroken(room) && deed != Deed.EXPLORE && deed != Deed.PICK_UP;
    if (broken) cards += w.hasMeansFor(Deed.REPAIR) ? LITTLE_WORK : MUCH_WORK;
    if (cards >= least) return;
    least = cards;
    nearest = new Errand(room, deed);
  }

  /** Rooms that serve the deed; if none is known, those that may. */
  private void seek(Deed deed, int extra) {
    boolean found = false;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!w.facilities.serve(deed, w.known.tile(room))) continue;
      found = true;
      offer(room, deed, extra);
    }
    if (found) return;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (w.known.tile(room) == Nemesis.NONE && w.facilities.mayLie(s, deed, room)) {
        offer(room, Deed.EXPLORE, extra + UNKNOWN);
      }
    }
  }

  /** The same only where the tile is known. */
  private void seekKnown(Deed deed, int extra, int most) {
    for (int room = 0; room < s.board().rooms(); room++) {
      if (w.facilities.serve(deed, w.known.tile(room)) && w.from.of(room) <= most && works(room)) {
        offer(room, deed, extra);
      }
    }
  }

  private boolean works(int room) {
    return !s.interior().isBroken(room) || w.hasMeansFor(Deed.REPAIR);
  }

  private void beTreated() {
    if (s.rules().species().hasParasite(s, w.seat)) seekKnown(Deed.OPERATE, 0, 8);
    if (Health.isBadlyWounded(s, w.seat)) seekKnown(Deed.TREAT_WOUNDS, 0, 5);
    boolean calms = s.rules().species().canCalmDown(s, w.seat);
    if (calms && !w.hasMeansFor(Deed.CALM_DOWN)) seekKnown(Deed.CALM_DOWN, 0, NEAR_BY);
  }

  // The objective

  private void pursue() {
    for (int i = 0; i < w.aim.goals().size(); i++) {
      Goal goal = w.aim.goals().get(i);
      if (GoalRule.of(goal).standing(s, w.seat) != Standing.MET) pursue(goal);
    }
    prepare();
  }

  /** A way out made ready on the way. */
  private void prepare() {
    if (!w.leavesByPod()) steer(w.aim.destination(), 2);
    else if (!w.hasOpenPod()) seekKnown(Deed.UNLOCK_POD, 2, 4);
  }

  private void pursue(Goal goal) {
    switch (goal) {
      case Goals.SignalSent _ -> seek(Deed.SEND_SIGNAL, 0);
      case ShipGoals.ShipReaches ship -> steer(ship.dest(), 0);
      case Goals.PlaceDestroyed _ -> {
        if (ShipState.of(s).selfDestruct() == Nemesis.NONE) seek(Deed.START_SELF_DESTRUCT, LATER);
      }
      case Goals.NestDestroyed _ -> seek(Deed.DESTROY_EGGS, 0);
      case SeederGoals.DespoilerDead _ -> hunt();
      case Goals.AllRoomsExplored _ -> explore();
      case Goals.Weakness weakness -> sample(weakness.slot().index());
      case Goals.WeaknessesDiscovered _ -> sampleAny();
      case Goals.FinishWith with -> {
        if (s.objects().carried(with.object(), w.seat) == Nemesis.NONE) fetch(with.object());
      }
      case Goals.ItemsAtLeast _ -> search();
      case Goals.ObjectInRoom in -> {
        if (s.objects().carried(in.object(), w.seat) == Nemesis.NONE) fetch(in.object());
        else deliver(in.room().index());
      }
      default -> {}
    }
  }

  /** V5.11 Lairs that cannot attack; those not found yet lie where nobody has been. */
  private void hunt() {
    for (int room = 0; room < s.board().rooms(); room++) {
      if (Danger.isLair(s, room)) offer(room, Deed.DESTROY_LAIR, 0);
      boolean unknown = !s.interior().isExplored(room) || s.interior().holdsToken(room);
      if (unknown) offer(room, Deed.EXPLORE, UNKNOWN);
    }
  }

  private void explore() {
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!s.interior().isExplored(room)) offer(room, Deed.EXPLORE, 0);
    }
  }

  private void search() {
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.interior().counter(room) > 0) offer(room, Deed.SEARCH, 0);
      else if (!s.interior().isExplored(room)) offer(room, Deed.EXPLORE, 1);
    }
  }

  private void deliver(int tile) {
    boolean found = false;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (w.known.tile(room) != tile) continue;
      found = true;
      offer(room, Deed.LAY_DOWN, 0);
    }
    if (!found) explore();
  }

  private void fetch(ObjectKind kind) {
    for (int object = 0; object < s.objects().objectCount(); object++) {
      if (s.objects().objectKind(object) != kind) continue;
      for (int room = 0; room < s.board().rooms(); room++) {
        if (s.objects().liesIn(object, room)) offer(room, Deed.PICK_UP, 0);
      }
    }
    if (kind == ObjectKind.EGG && s.creatures().eggs() > 0) seek(Deed.TAKE_EGG, 2);
  }

  /** N17.1 An object of the slot comes to where it can be analysed. */
  private void sample(int slot) {
    if (isCarried(slot)) seek(Deed.ANALYSE, 0);
    else for (ObjectKind kind : objects(slot)) fetch(kind);
  }

  /** What one carries first. */
  private void sampleAny() {
    int slots = s.kit().content().weaknessSlots().size();
    boolean carried = false;
    for (int slot = 0; slot < slots; slot++)
      carried |= !s.intruderDecks().isDiscovered(slot) && isCarried(slot);
    for (int slot = 0; slot < slots; slot++) {
      if (!s.intruderDecks().isDiscovered(slot) && isCarried(slot) == carried) sample(slot);
    }
  }

  private List<ObjectKind> objects(int slot) {
    return s.kit().content().weaknessSlots().at(slot).objects();
  }

  /** Whether one has what the slot needs, were it only one's own state of mind (V10.4). */
  private boolean isCarried(int slot) {
    if ((s.rules().species().slotsIn(s, w.room) >>> slot & 1) != 0) return true;
    for (ObjectKind kind : objects(slot)) {
      if (s.objects().carried(kind, w.seat) != Nemesis.NONE) return true;
    }
    return false;
  }

  // The ways out

  /** What is to be known and set so that the ship flies there. */
  private void steer(Destination destination, int extra) {
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) return;
    if (!w.known.course()) {
      seek(Deed.CHECK_COURSE, extra);
    } else if (w.known.spaceTo(destination) != ShipState.of(s).destination()
        && !ShipState.of(s).isAnyoneHibernating()) {
      seek(Deed.SET_COURSE, extra);
    }
    switch (w.known.destruction()) {
      case UNKNOWN -> {
        repairNearby(extra);
        lookAtEngines(extra);
      }
      case MET -> {
        if (w.hasMeansFor(Deed.SWAP_ENGINE) || !w.areChambersOpen()) repairEngines(extra);
      }
      case NOT_MET -> {}
    }
  }

  private void lookAtEngines(int extra) {
    if (s.clock().time() > EARLY) return;
    for (int room = 0; room < s.board().rooms(); room++) {
      int tile = w.known.tile(room);
      if (!w.facilities.serve(Deed.CHECK_ENGINE, tile)) continue;
      int engine = s.interior().isExplored(room) ? ShipState.of(s).engineIn(room) : Nemesis.NONE;
      if (engine == Nemesis.NONE || !w.known.engine(engine)) offer(room, Deed.CHECK_ENGINE, extra);
    }
  }

  /**
   * N20.1 Who has the means sets an engine right that is at hand, whether it was looked at or not.
   */
  private void repairNearby(int extra) {
    if (!w.hasMeansFor(Deed.SWAP_ENGINE)) return;
    int most = w.areChambersOpen() ? NEXT_ROOM : FEW_ROOMS;
    for (int room = 0; room < s.board().rooms(); room++) {
      int engine = ShipState.of(s).engineIn(room);
      if (engine == Nemesis.NONE || w.from.of(room) > most) continue;
      if (!w.known.engine(engine) || !ShipState.of(s).isWorking(engine))
        offer(room, Deed.SWAP_ENGINE, extra);
    }
  }

  private void repairEngines(int extra) {
    int means = w.hasMeansFor(Deed.SWAP_ENGINE) ? 0 : LATER;
    for (int room = 0; room < s.board().rooms(); room++) {
      int engine = ShipState.of(s).engineIn(room);
      if (engine != Nemesis.NONE && w.known.engine(engine) && !ShipState.of(s).isWorking(engine)) {
        offer(room, Deed.SWAP_ENGINE, extra + means);
      }
    }
  }

  private void leave() {
    if (w.hasOpenPod()) board();
    if (w.leavesByPod()) {
      if (!w.hasOpenPod()) unlock();
      return;
    }
    if (!w.isUrgent()) steer(w.aim.destination(), 0);
    if (nearest == null && w.areChambersOpen()) seek(Deed.HIBERNATE, 0);
  }

  /** N21.2 A section where an open pod waits; if none is known, where one may be. */
  private void board() {
    boolean found = false;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!w.isOpenSection(room)) continue;
      found = true;
      offer(room, Deed.BOARD_POD, 0);
    }
    if (found) return;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!s.interior().isExplored(room) && w.facilities.mayLie(s, Deed.BOARD_POD, room)) {
        offer(room, Deed.EXPLORE, UNKNOWN);
      }
    }
  }

  /** A pod is unlocked at a console or with a key, or all of them by the self-destruct. */
  private void unlock() {
    seekKnown(Deed.UNLOCK_POD, 0, Way.FAR);
    boolean inTime = ShipState.of(s).selfDestruct() == Nemesis.NONE && w.roundsLeft() > UNLOCKING;
    if (inTime) seek(Deed.START_SELF_DESTRUCT, 2);
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE || w.hasMeansFor(Deed.UNLOCK_POD))
      seek(Deed.BOARD_POD, 0);
  }

  /** Near them; in them if there is neither fire nor an Intruder. */
  private void waitForTheChambers() {
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!w.facilities.serve(Deed.HIBERNATE, w.known.tile(room))) continue;
      if (w.from.of(room) > NEAR || (!s.interior().burns(room) && !s.creatures().hasIntruder(room)))
        offer(room, Deed.WAIT, 0);
    }
  }
}
