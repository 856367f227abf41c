package starboard.nemesis.bot;

import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipGoals;
import starboard.nemesis.ship.ShipOps;
import starboard.nemesis.ship.ShipState;

/** The ship: one flies home asleep, or leaves by a pod. */
final class AboardShip implements Terrain {

  static final Terrain ONLY = new AboardShip();

  private static final int HOPELESS = 200;

  /** The last space of the time track on which one sets out to look at engines. */
  private static final int EARLY = 3;

  private static final int NEAR = 8;

  /** How many cards away an engine may be that one goes to repair, before and after N22.3. */
  private static final int FEW_ROOMS = 4;

  private static final int NEXT_ROOM = 1;

  /** Rounds until the self-destruct has unlocked the pods (N20.8), and one to board. */
  private static final int UNLOCKING = 4;

  @Override
  public int price(Nemesis s, Seat seat, Goal goal) {
    return switch (goal) {
      case ShipGoals.ShipReaches ship ->
          ShipState.of(s).selfDestruct() == Nemesis.NONE ? flight(ship) : HOPELESS;
      case Goals.PlaceDestroyed _ ->
          ShipState.of(s).isAnyoneHibernating() || Aim.othersNeedShip(s, seat) ? HOPELESS : 12;
      default -> HOPELESS;
    };
  }

  private static int flight(ShipGoals.ShipReaches ship) {
    return ship.dest() == Destination.EARTH ? 5 : 20;
  }

  @Override
  public int roundsLeft(Situation w) {
    Nemesis s = w.s;
    int left = s.kit().content().tracks().time().last() - s.clock().time();
    if (ShipState.of(s).selfDestruct() == Nemesis.NONE) return left;
    return Math.min(
        left,
        ShipState.of(s).ship().content().tracks().selfDestruct().last()
            - ShipState.of(s).selfDestruct());
  }

  @Override
  public boolean isLate(Situation w) {
    return w.s.clock().time() > w.s.kit().content().tracks().time().first(Track.Colour.BLUE);
  }

  @Override
  public int nearestExit(Situation w) {
    int nearest = Way.FAR;
    for (int there = 0; there < w.s.board().rooms(); there++) {
      boolean out =
          w.facilities.serve(Deed.SHELTER, w.known.tile(there)) || isOpenSection(w.s, there);
      if (out) nearest = Math.min(nearest, w.from.of(there));
    }
    return nearest;
  }

  /** Whether some unlocked pod has a free seat. */
  private static boolean hasOpenPod(Nemesis s) {
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      if (isOpen(s, Integer.numberOfTrailingZeros(left))) return true;
    }
    return false;
  }

  /** Whether one of them waits at that room, as far as the section is explored. */
  private static boolean isOpenSection(Nemesis s, int there) {
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      int pod = Integer.numberOfTrailingZeros(left);
      if (isOpen(s, pod) && s.rules().place().roomBeside(s, pod) == there) return true;
    }
    return false;
  }

  private static boolean isOpen(Nemesis s, int pod) {
    return ShipState.of(s).isUnlocked(pod)
        && ShipState.of(s).seatsInPod(pod).size() < ShipState.of(s).ship().pod(pod).seats();
  }

  private static boolean areChambersOpen(Nemesis s) {
    return s.clock().time() >= s.kit().content().tracks().time().first(Track.Colour.BLUE);
  }

  /**
   * Whether one leaves by a pod: the ship is lost or shall be, or a pod is open, or one knows where
   * to start the self-destruct, which unlocks them (N20.8), and where they are; unless somebody
   * whose objective is known needs the ship.
   */
  private static boolean leavesByPod(Situation w) {
    Nemesis s = w.s;
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) return true;
    if (ShipState.of(s).pods() == 0 || isShipNeeded(w)) return false;
    if (hasOpenPod(s)) return true;
    if (ShipState.of(s).isAnyoneHibernating()) return false;
    return w.aim.destroysPlace() || (w.knows(Deed.START_SELF_DESTRUCT) && w.knows(Deed.BOARD_POD));
  }

  private static boolean isShipNeeded(Situation w) {
    return w.aim.needsShip() || Aim.othersNeedShip(w.s, w.seat);
  }

  @Override
  public boolean pursue(Errands on, Goal goal) {
    switch (goal) {
      case ShipGoals.ShipReaches ship -> steer(on, ship.dest(), 0);
      case Goals.PlaceDestroyed _ -> {
        if (ShipState.of(on.s).selfDestruct() == Nemesis.NONE) {
          on.seek(Deed.START_SELF_DESTRUCT, Errands.LATER);
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public void prepare(Errands on) {
    if (!leavesByPod(on.w)) steer(on, on.w.aim.destination(), 2);
    else if (!hasOpenPod(on.s)) on.seekKnown(Deed.UNLOCK_POD, 2, 4);
  }

  /** What is to be known and set so that the ship flies there. */
  private static void steer(Errands on, Destination destination, int extra) {
    Situation w = on.w;
    Nemesis s = on.s;
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) return;
    if (!w.known.course()) {
      on.seek(Deed.CHECK_COURSE, extra);
    } else if (w.known.spaceTo(destination) != ShipState.of(s).destination()
        && !ShipState.of(s).isAnyoneHibernating()) {
      on.seek(Deed.SET_COURSE, extra);
    }
    switch (w.known.destruction()) {
      case UNKNOWN -> {
        repairNearby(on, extra);
        lookAtEngines(on, extra);
      }
      case MET -> {
        if (w.hasMeansFor(Deed.SWAP_ENGINE) || !areChambersOpen(s)) repairEngines(on, extra);
      }
      case NOT_MET -> {}
    }
  }

  private static void lookAtEngines(Errands on, int extra) {
    Situation w = on.w;
    Nemesis s = on.s;
    if (s.clock().time() > EARLY) return;
    for (int room = 0; room < s.board().rooms(); room++) {
      int tile = w.known.tile(room);
      if (!w.facilities.serve(Deed.CHECK_ENGINE, tile)) continue;
      int engine = s.interior().isExplored(room) ? ShipState.of(s).engineIn(room) : Nemesis.NONE;
      if (engine == Nemesis.NONE || !w.known.engine(engine))
        on.offer(room, Deed.CHECK_ENGINE, extra);
    }
  }

  /**
   * N20.1 Who has the means sets an engine right that is at hand, whether it was looked at or not.
   */
  private static void repairNearby(Errands on, int extra) {
    Situation w = on.w;
    Nemesis s = on.s;
    if (!w.hasMeansFor(Deed.SWAP_ENGINE)) return;
    int most = areChambersOpen(s) ? NEXT_ROOM : FEW_ROOMS;
    for (int room = 0; room < s.board().rooms(); room++) {
      int engine = ShipState.of(s).engineIn(room);
      if (engine == Nemesis.NONE || w.from.of(room) > most) continue;
      if (!w.known.engine(engine) || !ShipState.of(s).isWorking(engine))
        on.offer(room, Deed.SWAP_ENGINE, extra);
    }
  }

  private static void repairEngines(Errands on, int extra) {
    Situation w = on.w;
    Nemesis s = on.s;
    int means = w.hasMeansFor(Deed.SWAP_ENGINE) ? 0 : Errands.LATER;
    for (int room = 0; room < s.board().rooms(); room++) {
      int engine = ShipState.of(s).engineIn(room);
      if (engine != Nemesis.NONE && w.known.engine(engine) && !ShipState.of(s).isWorking(engine)) {
        on.offer(room, Deed.SWAP_ENGINE, extra + means);
      }
    }
  }

  @Override
  public void leave(Errands on) {
    Situation w = on.w;
    Nemesis s = on.s;
    if (hasOpenPod(s)) board(on);
    if (leavesByPod(w)) {
      if (!hasOpenPod(s)) unlock(on);
      return;
    }
    if (!w.isUrgent()) steer(on, w.aim.destination(), 0);
    if (on.isIdle() && areChambersOpen(s)) on.seek(Deed.SHELTER, 0);
  }

  /** N21.2 A section where an open pod waits; if none is known, where one may be. */
  private static void board(Errands on) {
    Situation w = on.w;
    Nemesis s = on.s;
    boolean found = false;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!isOpenSection(s, room)) continue;
      found = true;
      on.offer(room, Deed.BOARD_POD, 0);
    }
    if (found) return;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!s.interior().isExplored(room) && w.facilities.mayLie(s, Deed.BOARD_POD, room)) {
        on.offer(room, Deed.EXPLORE, Errands.UNKNOWN);
      }
    }
  }

  /** A pod is unlocked at a console or with a key, or all of them by the self-destruct. */
  private static void unlock(Errands on) {
    Situation w = on.w;
    Nemesis s = on.s;
    on.seekKnown(Deed.UNLOCK_POD, 0, Way.FAR);
    boolean inTime = ShipState.of(s).selfDestruct() == Nemesis.NONE && w.roundsLeft() > UNLOCKING;
    if (inTime) on.seek(Deed.START_SELF_DESTRUCT, 2);
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE || w.hasMeansFor(Deed.UNLOCK_POD))
      on.seek(Deed.BOARD_POD, 0);
  }

  /** Near them; in them if there is neither fire nor an Intruder. */
  @Override
  public void await(Errands on) {
    Situation w = on.w;
    Nemesis s = on.s;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!w.facilities.serve(Deed.SHELTER, w.known.tile(room))) continue;
      if (w.from.of(room) > NEAR || (!s.interior().burns(room) && !s.creatures().hasIntruder(room)))
        on.offer(room, Deed.WAIT, 0);
    }
  }

  @Override
  public int worth(Actions at, Op op) {
    boolean opens = op instanceof ShipOps.TogglePod && at.isDue(Deed.BOARD_POD);
    return opens && !hasOpenPod(at.s) ? Actions.DEED : Actions.USELESS;
  }

  @Override
  public boolean harms(Situation w, Op op) {
    return switch (op) {
      case ShipOps.StartSelfDestruct _ -> !leavesByPod(w);
      case ShipOps.SetDestination _ ->
          w.known.course()
              && w.known.spaceTo(w.aim.destination()) == ShipState.of(w.s).destination();
      default -> false;
    };
  }
}
