package starboard.nemesis;

import starboard.kernel.Text;

/**
 * What an entry of the catalogue does: one record per op, with its parameters. The records lie in
 * files by chapter ({@link WeaponOps}, {@link MovementOps} and so on).
 */
public interface Op {

  /** What it says to people; text and effect cannot differ. */
  Text text();
}
