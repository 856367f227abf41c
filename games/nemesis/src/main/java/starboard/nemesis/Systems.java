package starboard.nemesis;

import starboard.kernel.Arg;
import starboard.kernel.Pile;
import starboard.kernel.Places;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Text;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.Destination;

/**
 * Time and the systems of the place (N20, N21): tracks, engines, course, pods; and the course of
 * the round.
 */
public final class Systems extends NemesisPart {

  /** A turn without limit of actions (N27.17). */
  public static final int UNLIMITED = 99;

  private int round;
  private int firstPlayer;
  private int time;
  private int selfDestruct = NONE;
  private int destination;
  private Pile coordinates = Pile.EMPTY;

  /** Two tokens per engine, the true one on top (N2.6). */
  private Pile engines = Pile.EMPTY;

  /** Pods still there and pods unlocked, a bit each. */
  private int pods;

  private int unlocked;

  /** Actions left in the turn that is being taken. */
  private int actionsLeft;

  /** Whether the Intruder attack of this round's Event phase is left out (N27.16). */
  private boolean attackSkipped;

  private boolean destroyed;

  /** Who died when the game ended, a bit each. */
  private int perished;

  Systems(Nemesis table) {
    super(table);
  }

  @Override
  protected void walk(Places p) {
    coordinates = p.pile(Zones.COORDINATES, coordinates);
    engines = p.pile(Zones.ENGINES, engines);
  }

  public int round() {
    return round;
  }

  public int time() {
    return time;
  }

  /** The space of the self-destruct track, or NONE while it does not run. */
  public int selfDestruct() {
    return selfDestruct;
  }

  public int destination() {
    return destination;
  }

  public Pile coordinates() {
    return coordinates;
  }

  public Pile engines() {
    return engines;
  }

  public boolean hasPod(int pod) {
    return (pods >>> pod & 1) != 0;
  }

  public int pods() {
    return pods;
  }

  public boolean isUnlocked(int pod) {
    return (unlocked >>> pod & 1) != 0;
  }

  public int actionsLeft() {
    return actionsLeft;
  }

  public boolean isAttackSkipped() {
    return attackSkipped;
  }

  /** Whether ship or base is destroyed (N23.3). */
  public boolean isPlaceDestroyed() {
    return destroyed;
  }

  // Turn order

  public Seat firstPlayer() {
    return Seat.of(firstPlayer);
  }

  /** N3.19 The seat that comes so many places after the first player. */
  public Seat inTurnOrder(int place) {
    return Seat.of((firstPlayer + place) % players());
  }

  /** How many places after the first player a seat comes. */
  public int placeInOrder(Seat seat) {
    return (seat.index() - firstPlayer + players()) % players();
  }

  // Verbs: round and turn

  public void beginRound() {
    round++;
    table().crew().nobodyHasPassed();
    attackSkipped = false;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.round", round));
  }

  public void setFirstPlayer(Seat seat) {
    firstPlayer = seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.first-player", seat));
  }

  public void beginTurn(Seat seat, int actions) {
    actionsLeft = actions;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.turn", seat));
  }

  public void spendAction() {
    if (actionsLeft != UNLIMITED) actionsLeft--;
    table().beginActionOrStep();
  }

  /** N27.17 Only a pass ends a turn without limit. */
  public void liftActionLimit() {
    actionsLeft = UNLIMITED;
  }

  public void endActions() {
    actionsLeft = 0;
  }

  public void skipAttack() {
    attackSkipped = true;
  }

  // Verbs: tracks

  public void advanceTime() {
    time++;
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.time", kit().content().tracks().time().last() - time));
  }

  public void setTime(int space) {
    time = space;
  }

  public void startSelfDestruct() {
    selfDestruct = 0;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.self-destruct"));
  }

  public void stopSelfDestruct() {
    selfDestruct = NONE;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.self-destruct-off"));
  }

  public void advanceSelfDestruct() {
    selfDestruct++;
    if (heard()) {
      int left = kit().content().tracks().selfDestruct().last() - selfDestruct;
      tell(Seats.EVERYONE, Text.of("event.self-destruct-runs", left));
    }
  }

  public void setDestination(int space) {
    destination = space;
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.destination", Arg.word(CourseSpace.values()[space].name())));
    }
  }

  public void destroyPlace() {
    destroyed = true;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.place-destroyed"));
  }

  /** Dies with the place or by an end check: nothing is left behind. */
  public void perish(Seat seat) {
    table().crew().die(seat);
    perished |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.perishes", seat));
  }

  public boolean perished(Seat seat) {
    return (perished >>> seat.index() & 1) != 0;
  }

  // Verbs: engines, course

  public void laySystems(Pile courseCard, Pile engineTokens, int podBits, int courseSpace) {
    coordinates = courseCard;
    engines = engineTokens;
    pods = podBits;
    destination = courseSpace;
  }

  /** The token that counts: the upper one of an engine, counted from 0. */
  public int engineToken(int engine) {
    return engines.at(2 * engine + 1);
  }

  public boolean isWorking(int engine) {
    return kit().isWorking(engines.number(2 * engine + 1));
  }

  /** The engine standing in a room, counted from 0, or NONE. */
  public int engineIn(int room) {
    int tile = table().interior().tileAt(room);
    return tile == NONE ? NONE : kit().engine(tile);
  }

  /** N20.2 */
  public void peekEngine(Seat seat, int engine) {
    int token = show(engineToken(engine), Seats.of(seat));
    engines = engines.with(2 * engine + 1, token);
    note(seat, Text.of("note.engine", Arg.of(round), Arg.of(engine + 1), Arg.thing(token)));
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.checks-engine", Arg.of(seat), Arg.of(engine + 1)));
      tell(Seats.of(seat), Text.of("event.you-see-engine", Arg.of(engine + 1), Arg.thing(token)));
    }
  }

  /** N20.1 Both tokens are looked at. */
  public void peekBothTokens(Seat seat, int engine) {
    int lower = show(engines.at(2 * engine), Seats.of(seat));
    engines = engines.with(2 * engine, lower);
    peekEngine(seat, engine);
  }

  /** N20.1 A swap is announced, what was seen is not; who knew the tokens can follow. */
  public void swapTokens(int engine) {
    int lower = engines.at(2 * engine);
    int upper = engines.at(2 * engine + 1);
    engines = engines.with(2 * engine, upper).with(2 * engine + 1, lower);
  }

  public void revealEngines() {
    engines = show(engines, Seats.EVERYONE);
  }

  public void peekCourse(Seat seat) {
    int card = show(coordinates.top(), Seats.of(seat));
    coordinates = Pile.of(card);
    note(seat, Text.of("note.course", Arg.of(round), Arg.thing(card)));
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.checks-course", seat));
      tell(Seats.of(seat), Text.of("event.you-see-course", Arg.thing(card)));
    }
  }

  /** N27.24 A player looks secretly at an objective of another. */
  public void peekObjective(Seat seat, Seat owner, int position) {
    int card = table().briefing().showObjective(seat, owner, position);
    note(seat, Text.of("note.objective", Arg.of(round), Arg.of(owner), Arg.thing(card)));
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.peeks-objective", Arg.of(seat), Arg.of(owner)));
      tell(Seats.of(seat), Text.of("event.you-see-objective", Arg.of(owner), Arg.thing(card)));
    }
  }

  /** A player looks secretly at the top event card. */
  public void lookAtEvent(Seat seat) {
    int card = table().intruderDecks().peekEvent(seat);
    note(seat, Text.of("note.event", Arg.of(round), Arg.thing(card)));
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.peeks-event", seat));
      tell(Seats.of(seat), Text.of("event.you-see-event", Arg.thing(card)));
    }
  }

  public void revealCourse() {
    coordinates = show(coordinates, Seats.EVERYONE);
  }

  /** Where the ship flies (N23.4). */
  public Destination course() {
    return kit().destination(coordinates.number(0), destination);
  }

  // Verbs: pods

  public void unlockAll() {
    if ((pods & ~unlocked) == 0) return;
    unlocked = pods;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.pods-unlocked"));
  }

  public void togglePod(int pod) {
    unlocked ^= 1 << pod;
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of(isUnlocked(pod) ? "event.pod-unlocked" : "event.pod-locked", pod + 1));
    }
  }

  /** The pod is gone, launched or lost. */
  public void removePod(int pod) {
    pods &= ~(1 << pod);
    unlocked &= ~(1 << pod);
    if (heard()) tell(Seats.EVERYONE, Text.of("event.pod-gone", pod + 1));
  }
}
