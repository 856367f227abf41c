package starboard.clank.bot;

import java.util.Arrays;
import starboard.clank.Clank;
import starboard.clank.content.Item;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.ship.Passage;
import starboard.clank.ship.Ship;
import starboard.kernel.seats.Seat;

/** How far all spaces are from a pawn, in tenths of a boot: wounds are detours, finds shorten. */
final class Ways {

  static final int FAR = 100_000;

  private static final Ship SHIP = Ship.PLAN;
  private static final int BOOT = 10;
  private static final int WOUND = 25;
  private static final int MORTAL_WOUND = 40;
  private static final int CHECKPOINT = 8;
  private static final int RIDE = 8;
  private static final int MINOR = 3;
  private static final int MAJOR = 6;
  private static final int REWARD = 12;
  private static final int MUCH = 6;

  private final Clank s;
  private final Seat seat;
  private final int here;
  private final int[] distance = new int[SHIP.spaces()];
  private final int[] before = new int[SHIP.spaces()];
  private final boolean[] done = new boolean[SHIP.spaces()];
  private final int wound;
  private final boolean passesLocks;
  private final boolean usesTelepads;

  Ways(Clank s, Seat seat) {
    this.s = s;
    this.seat = seat;
    here = s.spaceOf(seat);
    wound = s.wounds(seat) > MUCH ? MORTAL_WOUND : WOUND;
    passesLocks = s.has(seat, Item.Grant.PASS_LOCKS);
    usesTelepads = s.has(seat, Item.Grant.USE_TELEPADS);
    Arrays.fill(distance, FAR);
    distance[here] = 0;
    for (int space = here; space >= 0; space = nearestOpen()) spread(space);
  }

  /** The nearest space that has been reached but not left yet, or -1. */
  private int nearestOpen() {
    int nearest = -1;
    int least = FAR;
    for (int space = 0; space < distance.length; space++) {
      if (done[space] || distance[space] >= least) continue;
      nearest = space;
      least = distance[space];
    }
    return nearest;
  }

  private void spread(int from) {
    done[from] = true;
    for (Passage way : s.board().from(from)) {
      if (isOpen(way)) reach(from, way.to(), BOOT * way.boots() + wound * enemies(from, way));
    }
    if (SHIP.space(from).hyperlift()) ride(from);
    if (usesTelepads && SHIP.space(from).telepad()) {
      for (int pad : s.board().telepads()) reach(from, pad, RIDE);
    }
  }

  private boolean isOpen(Passage way) {
    return !way.against() && (!way.lock() || passesLocks) && !(way.blockade() && s.isBlocked());
  }

  /** What swords will not hold off: those at hand serve for the next corridor. */
  private int enemies(int from, Passage way) {
    if (s.ignoresEnemies()) return 0;
    return from == here ? Math.max(0, way.enemies() - s.swords()) : way.enemies();
  }

  /** C11.1 Both ways along the line. */
  private void ride(int from) {
    int[] line = SHIP.lifts();
    int at = 0;
    while (line[at] != from) at++;
    for (int i = at; i + 1 < line.length && isLiftOpen(line[i], line[i + 1]); i++) {
      reach(from, line[i + 1], RIDE);
    }
    for (int i = at; i > 0 && isLiftOpen(line[i], line[i - 1]); i--) {
      reach(from, line[i - 1], RIDE);
    }
  }

  private boolean isLiftOpen(int from, int to) {
    return isOpen(s.board().between(from, to));
  }

  private void reach(int from, int to, int cost) {
    if (done[to] || !mayEnter(to)) return;
    int there = distance[from] + Math.max(1, cost + entering(to));
    if (there >= distance[to]) return;
    distance[to] = there;
    before[to] = from;
  }

  /** C10.10 */
  private boolean mayEnter(int space) {
    if (SHIP.needsCode(space) && !s.hasCode(seat)) return false;
    int pod = SHIP.space(space).pod();
    return pod == 0 || (s.hasPod(pod - 1) && s.hasArtifact(seat));
  }

  /** A stop costs, something to find is worth a small detour. */
  private int entering(int to) {
    Space space = SHIP.space(to);
    int cost = space.checkpoint() ? CHECKPOINT : 0;
    if (s.secretsAt(to) > 0) cost -= space.secret() == Secret.Size.MAJOR ? MAJOR : MINOR;
    return cost - Math.min(REWARD, 2 * Worth.ops(s, seat, space.reward()));
  }

  int to(int space) {
    return distance[space];
  }

  /** Whether there is a way. */
  boolean leadTo(int space) {
    return distance[space] < FAR;
  }

  /** How many moves of the way to a target bring one to that space; 0 if it is not on the way. */
  int progress(int target, int space) {
    int moves = 0;
    boolean found = false;
    for (int at = target; at != here; at = before[at]) {
      found |= at == space;
      if (found) moves++;
    }
    return moves;
  }

  /** The first space on the way to a target. */
  int next(int target) {
    int next = target;
    while (before[next] != here) next = before[next];
    return next;
  }
}
