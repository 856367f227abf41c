package starboard.nemesis.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Goals;
import starboard.nemesis.voidseeders.SeederGoals;

/** Of everything that is to be done, what is nearest. */
final class Errands {

  static final int UNKNOWN = 4;
  private static final int LITTLE_WORK = 3;
  private static final int MUCH_WORK = 40;
  static final int LATER = 10;

  private static final int NEAR_BY = 3;

  final Situation w;
  final Nemesis s;
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
    if (errands.nearest == null) w.terrain.leave(errands);
    if (errands.nearest == null) w.terrain.await(errands);
    return errands.nearest;
  }

  /** Whether nothing has been found to do yet. */
  boolean isIdle() {
    return nearest == null;
  }

  void offer(int room, Deed deed, int extra) {
    int cards = w.from.of(room) + extra;
    boolean broken = s.interior().isBroken(room) && deed != Deed.EXPLORE && deed != Deed.PICK_UP;
    if (broken) cards += w.hasMeansFor(Deed.REPAIR) ? LITTLE_WORK : MUCH_WORK;
    if (cards >= least) return;
    least = cards;
    nearest = new Errand(room, deed);
  }

  /** Rooms that serve the deed; if none is known, those that may. */
  void seek(Deed deed, int extra) {
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
  void seekKnown(Deed deed, int extra, int most) {
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
    w.terrain.prepare(this);
  }

  private void pursue(Goal goal) {
    switch (goal) {
      case Goals.SignalSent _ -> seek(Deed.SEND_SIGNAL, 0);
      case Goals.NestDestroyed _ -> seek(Deed.DESTROY_EGGS, 0);
      case SeederGoals.DespoilerDead _ -> hunt();
      case Goals.AllRoomsExplored _ -> explore();
      case Goals.Weakness weakness -> sample(weakness.slot().index());
      case Goals.WeaknessesDiscovered _ -> {
        if (!w.terrain.pursue(this, goal)) sampleAny();
      }
      case Goals.FinishWith with -> {
        if (s.objects().carried(with.object(), w.seat) == Nemesis.NONE) fetch(with.object());
      }
      case Goals.ItemsAtLeast _ -> search();
      case Goals.ObjectInRoom in -> {
        if (s.objects().carried(in.object(), w.seat) == Nemesis.NONE) fetch(in.object());
        else deliver(in.room().index());
      }
      default -> w.terrain.pursue(this, goal);
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

  void explore() {
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

  void fetch(ObjectKind kind) {
    for (int object = 0; object < s.objects().objectCount(); object++) {
      if (s.objects().objectKind(object) != kind) continue;
      for (int room = 0; room < s.board().rooms(); room++) {
        if (s.objects().liesIn(object, room)) offer(room, Deed.PICK_UP, 0);
      }
    }
    if (kind == ObjectKind.EGG && s.creatures().eggs() > 0) seek(Deed.TAKE_EGG, 2);
  }

  /** N17.1 An object of the slot comes to where it can be analysed. */
  void sample(int slot) {
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
}
