package starboard.nemesis.bot;

import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.Doors;

/** L16.19 Air is sucked out where only Intruders are: all of them die. */
final class Venting {

  /** One does not bother for larvae. */
  private static final int LEAST_RANK = 2;

  private Venting() {}

  /** Whether it would kill somebody worth the trouble. */
  static boolean isWorthwhile(Situation w) {
    return prey(w) >= LEAST_RANK;
  }

  /** Whether it would kill the largest of all. */
  static boolean killsLargest(Situation w) {
    return prey(w) == w.s.creatures().breeds().types() - 1;
  }

  private static int prey(Situation w) {
    int rank = -1;
    for (int left = w.s.creatures().intruderRooms(); left != 0; left &= left - 1) {
      rank = Math.max(rank, at(w.s, w.room, Integer.numberOfTrailingZeros(left)));
    }
    return rank;
  }

  /** The rank of the largest it would kill in that room; -1 if it must not be done there. */
  static int at(Nemesis s, int here, int room) {
    if (s.crew().hasCharacter(room) || !s.rules().place().canDepressurise(s, here, room)) return -1;
    return Doors.canCloseAll(s, room) ? Danger.largest(s, room) : -1;
  }
}
