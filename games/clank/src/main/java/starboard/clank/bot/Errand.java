package starboard.clank.bot;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Op;
import starboard.clank.content.Space;
import starboard.clank.ship.Ship;
import starboard.kernel.seats.Seat;

/** Where a thief goes next: two terminals, an artifact, a pod (C3.1). */
final class Errand {

  static final int NOWHERE = -1;

  private static final Ship SHIP = Ship.PLAN;

  /** How far one walks for a point, in tenths of a boot; less when one is hurt. */
  private static final int POINT = 2;

  private static final int POINT_WHEN_HURT = 1;
  private static final int HURT = 4;
  private static final int RESULT = 4;

  private final Clank s;
  private final Seat seat;
  private final Ways ways;
  private int target = NOWHERE;
  private int least = Ways.FAR;

  private Errand(Clank s, Seat seat, Ways ways) {
    this.s = s;
    this.seat = seat;
    this.ways = ways;
  }

  /** The space to go to, or {@link #NOWHERE} if there is no way to any. */
  static int target(Clank s, Seat seat, Ways ways) {
    Errand errand = new Errand(s, seat, ways);
    for (int space = 0; space < SHIP.spaces(); space++) {
      if (s.board().has(space) && ways.leadTo(space)) errand.consider(space);
    }
    return errand.target;
  }

  private void consider(int space) {
    if (s.hasArtifact(seat)) pod(space);
    else if (s.hasCode(seat)) artifact(space);
    else terminal(space);
  }

  private void pod(int space) {
    if (SHIP.space(space).pod() != 0) offer(space, 0);
  }

  private void artifact(int index) {
    Space space = SHIP.space(index);
    if (space.artifact() == 0 || !s.isLaid(Artifacts.at(space))) return;
    offer(index, -space.artifact() * (s.wounds(seat) > HURT ? POINT_WHEN_HURT : POINT));
  }

  private void terminal(int space) {
    List<Op> result = SHIP.space(space).terminal();
    if (result == null || s.isHacked(space)) return;
    int first = s.firstHack(seat);
    if (first >= 0 && SHIP.moduleOf(first) == SHIP.moduleOf(space)) return;
    offer(space, -RESULT * Worth.ops(s, seat, result));
  }

  private void offer(int space, int more) {
    int cost = ways.to(space) + more;
    if (cost >= least) return;
    least = cost;
    target = space;
  }
}
