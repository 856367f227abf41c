package starboard.nemesis.ship;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Beats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;

/**
 * What only the ship has on the table (N19.12, N20, N21): engines, course, self-destruct, pods, the
 * airlock token; and who sleeps, waits in a pod or has left in one.
 */
public final class ShipState extends NemesisPart {

  private static final Place COORDINATES = Place.faceDown("coordinates");
  private static final Place ENGINES = Place.faceDown("engines");

  /** The space of the self-destruct track, or NONE while it does not run. */
  private int selfDestruct = NONE;

  /** The space of the destination track. */
  private int destination;

  private Pile coordinates = Pile.EMPTY;

  /** Two tokens per engine, the true one on top (N2.6). */
  private Pile engines = Pile.EMPTY;

  /** Pods still there and pods unlocked, a bit each. */
  private int pods;

  private int unlocked;

  /** The room with the airlock token (N19.12). */
  private int airlock = NONE;

  private final Ship ship;

  ShipState(Nemesis table, Ship ship) {
    super(table);
    this.ship = ship;
  }

  /** The ship it is that of. */
  public Ship ship() {
    return ship;
  }

  /** That of a table in the ship. */
  public static ShipState of(Nemesis s) {
    return (ShipState) s.placeState();
  }

  @Override
  protected void walk(Places p) {
    coordinates = p.pile(COORDINATES, coordinates);
    engines = p.pile(ENGINES, engines);
  }

  public void lay(Pile courseCard, Pile engineTokens, int podBits, int courseSpace) {
    coordinates = courseCard;
    engines = engineTokens;
    pods = podBits;
    destination = courseSpace;
  }

  // Self-destruct

  /** The space of the self-destruct track, or NONE while it does not run. */
  public int selfDestruct() {
    return selfDestruct;
  }

  private Beat track(String event) {
    return Beats.of(event).on(ship.content().tracks().selfDestruct().id());
  }

  public void startSelfDestruct() {
    selfDestruct = 0;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.self-destruct"), track("event.self-destruct"));
  }

  public void stopSelfDestruct() {
    selfDestruct = NONE;
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.self-destruct-off"), track("event.self-destruct-off"));
  }

  public void advanceSelfDestruct() {
    selfDestruct++;
    if (heard()) {
      int left = ship.content().tracks().selfDestruct().last() - selfDestruct;
      tell(
          Seats.EVERYONE,
          Text.of("event.self-destruct-runs", left),
          track("event.self-destruct-runs"));
    }
  }

  // Engines

  public Pile engines() {
    return engines;
  }

  /** The token that counts: the upper one of an engine, counted from 0. */
  public int engineToken(int engine) {
    return engines.at(2 * engine + 1);
  }

  public boolean isWorking(int engine) {
    return ship.isWorking(engines.number(2 * engine + 1));
  }

  /** The engine standing in a room, counted from 0, or NONE. */
  public int engineIn(int room) {
    int tile = table().interior().tileAt(room);
    return tile == NONE ? NONE : ship.engine(tile);
  }

  /** N20.2 */
  public void peekEngine(Seat seat, int engine) {
    int token = show(engineToken(engine), Seats.of(seat));
    engines = engines.with(2 * engine + 1, token);
    note(seat, Text.of("note.engine", Arg.of(round()), Arg.of(engine + 1), Arg.thing(token)));
    if (heard()) {
      Text checks = Text.of("event.checks-engine", Arg.of(seat), Arg.of(engine + 1));
      tell(Seats.EVERYONE, checks, Beats.of("event.checks-engine", seat).on("engines"));
      Text text = Text.of("event.you-see-engine", Arg.of(engine + 1), Arg.thing(token));
      tell(Seats.of(seat), text, Beats.of("event.you-see-engine", seat).on("engines"));
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

  // Course

  public int destination() {
    return destination;
  }

  public Pile coordinates() {
    return coordinates;
  }

  /** Where the ship flies (N23.4). */
  public Destination course() {
    return ship.destination(coordinates.number(0), CourseSpace.values()[destination]);
  }

  public void setDestination(int space) {
    destination = space;
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.destination", Arg.word(CourseSpace.values()[space].name())),
          Beats.of("event.destination").on("destination"));
    }
  }

  public void peekCourse(Seat seat) {
    int card = show(coordinates.top(), Seats.of(seat));
    coordinates = Pile.of(card);
    note(seat, Text.of("note.course", Arg.of(round()), Arg.thing(card)));
    if (heard()) {
      Beat checks = Beats.of("event.checks-course", seat).on("course");
      tell(Seats.EVERYONE, Text.of("event.checks-course", seat), checks);
      Beat beat = Beats.of("event.you-see-course", seat).on("course", "destination");
      tell(Seats.of(seat), Text.of("event.you-see-course", Arg.thing(card)), beat);
    }
  }

  public void revealCourse() {
    coordinates = show(coordinates, Seats.EVERYONE);
  }

  private int round() {
    return table().clock().round();
  }

  // Pods

  /** The pods still there, a bit each. */
  public int pods() {
    return pods;
  }

  public boolean hasPod(int pod) {
    return (pods >>> pod & 1) != 0;
  }

  public boolean isUnlocked(int pod) {
    return (unlocked >>> pod & 1) != 0;
  }

  public void unlockAll() {
    if ((pods & ~unlocked) == 0) return;
    unlocked = pods;
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.pods-unlocked"),
          Beats.of("event.pods-unlocked").on("pods"));
  }

  public void togglePod(int pod) {
    unlocked ^= 1 << pod;
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of(isUnlocked(pod) ? "event.pod-unlocked" : "event.pod-locked", pod + 1),
          Beats.of("event.pod-unlocked").on("pods"));
    }
  }

  /** The pod is gone, launched or lost. */
  public void removePod(int pod) {
    pods &= ~(1 << pod);
    unlocked &= ~(1 << pod);
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.pod-gone", pod + 1),
          Beats.of("event.pod-gone").on("pods"));
  }

  // Who waits, who has left

  /** The pod a Character waits in, or NONE. */
  public int podOf(Seat seat) {
    return table().crew().waitsAt(seat);
  }

  /** The seats whose Characters wait in that pod. */
  public Seats seatsInPod(int pod) {
    return table().crew().seatsWaitingAt(pod);
  }

  public void board(Seat seat, int pod) {
    table().crew().waitAt(seat, pod);
  }

  public boolean isHibernating(Seat seat) {
    return table().crew().hasLeftBy(seat, ShipWayOut.HIBERNATION.ordinal());
  }

  public boolean isAnyoneHibernating() {
    return table().crew().hasAnyoneLeftBy(ShipWayOut.HIBERNATION.ordinal());
  }

  public void hibernate(Seat seat) {
    table().crew().leave(seat, ShipWayOut.HIBERNATION.ordinal());
  }

  public boolean isLaunched(Seat seat) {
    return table().crew().hasLeftBy(seat, ShipWayOut.POD.ordinal());
  }

  public void launch(Seat seat) {
    table().crew().leave(seat, ShipWayOut.POD.ordinal());
  }

  // Airlock

  public int airlock() {
    return airlock;
  }

  public void placeAirlock(int room) {
    airlock = room;
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.airlock", table().interior().at(room)),
          Beats.of("event.airlock").on(kit().roomWidget(room)));
  }

  public void removeAirlock() {
    airlock = NONE;
  }

  /** N19.12 A door around the airlock token that is closed no more takes the token away. */
  void doorGone(int corridor) {
    if (airlock == NONE || (board().corridorsOf(airlock) >>> corridor & 1) == 0) return;
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.airlock-off", table().interior().at(airlock)),
          Beats.of("event.airlock-off").on(kit().roomWidget(airlock)));
    removeAirlock();
  }
}
