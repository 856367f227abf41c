package starboard.nemesis.mode;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.GameMode;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Goals;

/** N26.3 All for one. */
public final class Cooperative implements GameMode {

  private final int emergencyRoom;
  private final boolean revives;
  private final boolean keepsItems;

  /** The dead keep their items and may come back (N26.3). */
  public Cooperative(BoxIndex kit) {
    this(kit, true, true);
  }

  /**
   * Another way with the dead.
   *
   * @param revives whether they may come back in the Emergency Room
   * @param keepsItems whether they keep their items until then
   */
  public Cooperative(BoxIndex kit, boolean revives, boolean keepsItems) {
    emergencyRoom = kit.content().rooms().indexOf("emergency-room");
    this.revives = revives;
    this.keepsItems = keepsItems;
  }

  /** One objective each, public. */
  @Override
  public void dealObjectives(Nemesis s) {
    SemiCooperative.deal(s, s.kit().box().soloCoopObjectives(), 1);
    for (Seat seat : s.seats()) s.briefing().revealObjectives(seat);
  }

  @Override
  public Seats choosers(Nemesis s) {
    return Seats.NONE;
  }

  @Override
  public int itemNumber(int printed) {
    return printed;
  }

  /** The cards of a dead Character make a new deck. */
  @Override
  public void afterDeath(Nemesis s, Seat seat) {
    if (!keepsItems) s.belongings().loseItems(seat);
    s.cards().shuffleAll(seat, true);
  }

  /** AutoDoc: red corpses in a working Emergency Room without Intruders come to life. */
  @Override
  public void roundBegins(Nemesis s) {
    if (!revives) return;
    int room = s.interior().roomOf(emergencyRoom);
    if (room == Nemesis.NONE || s.interior().isBroken(room) || s.creatures().hasIntruder(room))
      return;
    for (int object = s.objects().objectCount() - 1; object >= 0; object--) {
      Seat patient = s.objects().corpseOf(object);
      if (patient == null || !isThere(s, object, room)) continue;
      s.objects().removeObject(object);
      revive(s, patient, room);
    }
  }

  /** On the floor there, or in the hands of somebody there. */
  private static boolean isThere(Nemesis s, int object, int room) {
    if (s.objects().objectKind(object) != ObjectKind.CORPSE_RED) return false;
    if (s.objects().liesIn(object, room)) return true;
    for (Seat bearer : s.crew().seatsIn(room)) if (s.objects().carries(bearer, object)) return true;
    return false;
  }

  private static void revive(Nemesis s, Seat seat, int room) {
    s.announce("event.revived", seat);
    s.enter(seat, room);
    if (s.crew().lightWounds(seat) > 0) s.crew().setLightWounds(seat, 0);
    for (int i = s.crew().wounds(seat).size() - 1; i >= 0; i--) s.crew().dress(seat, i);
  }

  @Override
  public boolean winsTogether() {
    return true;
  }

  /** All objectives met and at least one survivor: everybody wins. */
  @Override
  public Seats winners(Nemesis s, Seats survivors) {
    if (survivors.isEmpty()) return Seats.NONE;
    int signalsNeeded = 0;
    int signals = 0;
    for (Seat seat : s.seats()) {
      if (s.crew().hasSentSignal(seat)) signals++;
      Objective objective = objective(s, seat);
      if (needsSignal(objective)) signalsNeeded++;
      if (!isMet(s, objective, survivors)) return Seats.NONE;
    }
    return signals >= signalsNeeded ? s.seats() : Seats.NONE;
  }

  private static Objective objective(Nemesis s, Seat seat) {
    Pile objectives = s.briefing().objectives(seat);
    return s.kit().objective(objectives.number(0));
  }

  private static boolean needsSignal(Objective objective) {
    return objective.anyOf().stream()
        .allMatch(all -> all.stream().anyMatch(goal -> goal instanceof Goals.SignalSent));
  }

  /** Signals are counted for all together; anything else any survivor may fulfil. */
  private static boolean isMet(Nemesis s, Objective objective, Seats survivors) {
    return objective.anyOf().stream()
        .anyMatch(all -> all.stream().allMatch(goal -> isMet(s, goal, survivors)));
  }

  private static boolean isMet(Nemesis s, Goal goal, Seats survivors) {
    if (goal instanceof Goals.SignalSent) return true;
    for (Seat seat : survivors) if (GoalRule.of(goal).isMet(s, seat)) return true;
    return false;
  }
}
