package starboard.nemesis.ship;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Chance;
import starboard.nemesis.Creatures;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.PlaceView;
import starboard.nemesis.ShownCards;
import starboard.nemesis.Standing;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.PlainSite;

/** The ship Nemesis. */
public class Ship extends PlainSite {

  /** What only the ship evaluates. */
  public static final Vocabulary VOCABULARY =
      Vocabulary.ofOps(List.of(ShipOps.class))
          .andGoals(List.of(ShipGoals.class))
          .andWaysOut(ShipWayOut.values())
          .andRequirements(ShipRequirement.values())
          .andSections(ShipContent.class);

  private static final Text AIRLOCK_PENDING = Text.of("refused.airlock-pending");

  private final ShipContent content;
  private final int[] section = new int[Dock.values().length];
  private final int cockpit;

  /** By tile: the engine it holds, counted from 0, or NONE. */
  private final int[] engine;

  /** By component: whether it is a token of a working engine. */
  private final boolean[] working;

  /** By component: the coordinates card it is. */
  private final @Nullable Coordinates[] course;

  public Ship(BoxIndex kit) {
    super(kit.content());
    Content box = kit.content();
    content = box.supplement(ShipContent.class);
    section[Dock.A.ordinal()] = box.rooms().indexOf("evacuation-section-a");
    section[Dock.B.ordinal()] = box.rooms().indexOf("evacuation-section-b");
    cockpit = box.rooms().indexOf("cockpit");
    engine = new int[box.rooms().size()];
    Arrays.fill(engine, Nemesis.NONE);
    for (int i = 1; i <= content.engineCount(); i++) {
      engine[box.rooms().indexOf("engine-" + i)] = i - 1;
    }
    working = new boolean[kit.box().size()];
    course = new Coordinates[kit.box().size()];
    for (int number = kit.box().first(); number < working.length; number++) {
      int entry = kit.box().entry(number);
      Family family = kit.box().family(number);
      if (family == ShipContent.COORDINATES) course[number] = content.coordinates().at(entry);
      working[number] =
          family == ShipContent.ENGINE_TOKEN
              && content.engines().at(entry).state() == EngineToken.State.WORKING;
    }
  }

  /** What only the ship has in the box. */
  public ShipContent content() {
    return content;
  }

  /** The engine a room holds, counted from 0, or NONE. */
  public int engine(int tile) {
    return engine[tile];
  }

  public int cockpit() {
    return cockpit;
  }

  /** Whether that engine token shows a working engine. */
  public boolean isWorking(int number) {
    return working[number];
  }

  /** Where a coordinates card leads from a space of the course track. */
  public Destination destination(int number, CourseSpace space) {
    return Objects.requireNonNull(course[number]).at(space);
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new ShipState(table, this);
  }

  @Override
  public void hang(Hooks.Builder<Nemesis> hooks) {
    hooks.after(Creatures.IntruderCame.class, (s, came) -> intruderCame(s, came.room()));
  }

  /** N2.4-N2.6, N2.10 */
  @Override
  public void setUp(Nemesis s) {
    Box stocks = s.kit().box();
    Pile cards = s.shuffled(Chance.SETUP, s.cards().fromBox(stocks.stock("coordinates").pile()));
    Pile engines = Pile.EMPTY;
    for (int i = 1; i <= content.engineCount(); i++) {
      Pile tokens = stocks.stock(ShipContent.stockOf(i)).pile();
      engines = engines.with(s.shuffled(Chance.SETUP, s.cards().fromBox(tokens)));
    }
    int pods = (1 << content.setup().escapePods(s.players())) - 1;
    ShipState.of(s).lay(cards.top(1), engines, pods, content.setup().destinationMarker().ordinal());
    s.cards().intoBox(cards.withoutTop(1));
  }

  @Override
  public List<Step<Nemesis>> eventPhase(Nemesis s) {
    return List.of(
        new TimePasses(),
        new EventSteps.IntruderAttacks(),
        new EventSteps.FireDamage(),
        new EventSteps.DrawEvent(),
        new EventSteps.BagDevelopment());
  }

  @Override
  public List<Step<Nemesis>> endChecks() {
    return List.of(new EndChecks.Engines(), new EndChecks.Course(), new Ending.InfectionCheck());
  }

  // Pods

  /** The pod's entry in the content. */
  public EscapePod pod(int pod) {
    return content.escapePods().at(pod);
  }

  /** The section room of a pod, where those aboard are thrown back to (N21.7). */
  @Override
  public int roomBeside(Nemesis s, int pod) {
    return s.interior().roomOf(section[pod(pod).section().ordinal()]);
  }

  /** N21.7 An Intruder has appeared in a room or moved into it. */
  private void intruderCame(Nemesis s, int room) {
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      int pod = Integer.numberOfTrailingZeros(left);
      Seats aboard = ShipState.of(s).seatsInPod(pod);
      if (aboard.isEmpty() || roomBeside(s, pod) != room) continue;
      for (Seat seat : aboard) s.then(new Pods.ThrownBack(seat, room));
    }
  }

  @Override
  public @Nullable Text whyNoWayOut(Nemesis s, Seat seat, WayOut way, int room) {
    return switch ((ShipWayOut) way) {
      case POD -> Pods.whyNot(s, room);
      case HIBERNATION -> Hibernation.whyNot(s);
    };
  }

  @Override
  public void leave(Nemesis s, Seat seat, WayOut way, int room) {
    switch ((ShipWayOut) way) {
      case POD -> Pods.tryToBoard(s, seat, room);
      case HIBERNATION -> Hibernation.tryIt(s, seat);
    }
  }

  @Override
  public boolean isStillHere(int way) {
    return way == ShipWayOut.HIBERNATION.ordinal();
  }

  @Override
  public String fate(int way) {
    return isStillHere(way) ? "hibernated" : super.fate(way);
  }

  @Override
  public void firstDeath(Nemesis s) {
    ShipState.of(s).unlockAll();
  }

  @Override
  public @Nullable Step<Nemesis> beforeFirstTurn(Nemesis s, Seat seat) {
    return ShipState.of(s).podOf(seat) == Nemesis.NONE ? null : new Pods.StartOfTurn(seat);
  }

  // Airlock

  /** There is one airlock token. */
  @Override
  public @Nullable Text whyNoDepressurising(Nemesis s) {
    return ShipState.of(s).airlock() == Nemesis.NONE ? null : AIRLOCK_PENDING;
  }

  @Override
  public void depressurise(Nemesis s, int room) {
    ShipState.of(s).placeAirlock(room);
  }

  @Override
  public void doorGone(Nemesis s, int corridor) {
    ShipState.of(s).doorGone(corridor);
  }

  /** N19.12 Another explored yellow room without a destroyed door around it. */
  @Override
  public boolean canDepressurise(Nemesis s, int here, int room) {
    if (room == here || !s.interior().isExplored(room)) return false;
    Room tile = s.kit().room(s.interior().tileAt(room));
    return tile.colour() == RoomColour.YELLOW
        && (s.board().corridorsOf(room) & s.interior().destroyedDoors()) == 0;
  }

  @Override
  public void playerPhaseEnds(Nemesis s) {
    if (ShipState.of(s).airlock() != Nemesis.NONE) s.then(new Airlock(ShipState.of(s).airlock()));
  }

  /** N23.2 */
  @Override
  public void nobodyIsLeft(Nemesis s) {
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) {
      s.then(new Ending.PlaceDestroyed());
    } else {
      super.nobodyIsLeft(s);
    }
  }

  /**
   * Whether the ship is destroyed or will be with the engines as they are (N23.4): who has seen one
   * of an engine's two tokens knows both.
   */
  @Override
  public Standing destroyed(Nemesis s, Seat seat) {
    if (s.clock().isPlaceDestroyed()) return Standing.MET;
    ShipState ship = ShipState.of(s);
    int unknown = 0;
    int damaged = 0;
    for (int engine = 0; 2 * engine < ship.engines().size(); engine++) {
      boolean seen =
          Thing.isSeenBy(ship.engineToken(engine), seat)
              || Thing.isSeenBy(ship.engines().at(2 * engine), seat);
      if (!seen) unknown++;
      else if (!ship.isWorking(engine)) damaged++;
    }
    if (damaged > EndChecks.MOST_DAMAGED) return Standing.MET;
    return damaged + unknown > EndChecks.MOST_DAMAGED ? Standing.UNKNOWN : Standing.NOT_MET;
  }

  @Override
  public PlaceView view(Nemesis s, Viewer viewer, ShownCards cards) {
    return new ShipView(s, viewer, cards);
  }
}
