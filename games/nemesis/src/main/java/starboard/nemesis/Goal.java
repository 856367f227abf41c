package starboard.nemesis;

import starboard.kernel.Seat;
import starboard.kernel.Text;

/** One condition of an objective (N24): a record per predicate, in {@link Goals}. */
public interface Goal {

  /** What it says to people. */
  Text text();

  /** Whether it is met for that player when the game is over (N23.6). */
  boolean isMet(Nemesis s, Seat seat);
}
