package starboard.nemesis;

import starboard.kernel.Text;

/** One condition of an objective (N24): a record per predicate, in {@link Goals}. */
public interface Goal {

  /** What it says to people. */
  Text text();
}
