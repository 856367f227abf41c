package starboard.nemesis.content;

import starboard.kernel.Seat;
import starboard.kernel.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;

/** One condition of an objective (N24): a record per predicate, in {@link Goals}. */
public interface Goal {

  /** What it says to people. */
  Text text();

  /** Whether it is met for that player when the game is over (N23.6). */
  boolean isMet(Nemesis s, Seat seat);

  /** Whether it would be met if the game ended now, as far as that player knows. */
  default Standing standing(Nemesis s, Seat seat) {
    return Standing.of(isMet(s, seat));
  }
}
