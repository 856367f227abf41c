package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** One condition of an objective (N24): a record per predicate. Here it is only what it says. */
public interface Goal {

  /** What it says to people. */
  Text text();
}
