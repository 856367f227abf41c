package starboard.nemesis.bot;

import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.DoorOps.SetDoors;
import starboard.nemesis.movement.IntruderMoves;

/** L7.9 Closed doors are opened where they are in the way, open ones closed upon Intruders. */
final class Doorway {

  /** Closing a door upon somebody who could come in. */
  private static final int SHUT_OUT = Actions.WALK - 4;

  private final Actions at;
  private final Nemesis s;

  Doorway(Actions at) {
    this.at = at;
    s = at.s;
  }

  /** What an op is worth that opens or closes one of these corridors. */
  int worth(SetDoors op) {
    long among =
        switch (op.where()) {
          case HERE -> s.board().corridorsOf(at.w.room);
          case OWN_SECTION -> s.rules().place().corridorsInSection(s, at.w.room);
          case ANY_ROOM, ANYWHERE -> s.board().allCorridors();
        };
    return best(op.to() == SetDoors.To.CLOSED ? among & ~s.interior().closedDoors() : among);
  }

  /** What it is worth to destroy a closed door of this room. */
  int breaking() {
    return best(s.board().corridorsOf(at.w.room) & s.interior().closedDoors());
  }

  private int best(long among) {
    int most = Actions.USELESS;
    for (long left = among; left != 0; left &= left - 1) {
      most = Math.max(most, at(Long.numberOfTrailingZeros(left)));
    }
    return most;
  }

  /** What it is worth to change that corridor: open it if it is closed, close it if it is open. */
  int at(int corridor) {
    return s.interior().isClosed(corridor) ? opening(corridor) : closing(corridor);
  }

  /** L9.3 What it is worth to close every corridor of that room. */
  int around(int room) {
    boolean prison = s.creatures().hasIntruder(room) && !s.crew().hasCharacter(room);
    return prison ? Danger.largest(s, room) : -1;
  }

  /** Worth a step and more, if the way becomes shorter by several. */
  private int opening(int corridor) {
    if (at.way == null) return Actions.USELESS;
    int one = s.board().oneEnd(corridor);
    int other = s.board().otherEnd(corridor, one);
    int through =
        1 + Math.min(at.w.from.of(one) + at.way.of(other), at.w.from.of(other) + at.way.of(one));
    int saved = at.way.of(at.w.room) - through;
    if (saved <= 1) return Actions.USELESS;
    return (at.w.isUrgent() ? Actions.HURRY : Actions.WALK) + Actions.DETOUR + saved;
  }

  /** Only towards Intruders next door, and where one does not go oneself. */
  private int closing(int corridor) {
    if ((s.board().corridorsOf(at.w.room) >>> corridor & 1) == 0) return Actions.USELESS;
    int next = s.board().otherEnd(corridor, at.w.room);
    boolean comes = IntruderMoves.mobile(s, s.creatures().figuresIn(next)) != 0;
    return comes && at.approach(next) >= 0 ? SHUT_OUT : Actions.USELESS;
  }
}
