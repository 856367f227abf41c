package starboard.nemesis.content;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Seat;
import starboard.kernel.Text;
import starboard.nemesis.Matter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.Effects;

/**
 * What an entry of the catalogue does: one record per op, with its parameters. The records lie in
 * files by chapter ({@link WeaponOps}, {@link MovementOps} and so on).
 */
public interface Op {

  /** What it says to people; text and effect cannot differ. */
  Text text();

  /**
   * Why it can do nothing on that occasion; null if it can (N4.4). Asked before paying, and again
   * when it is about to happen.
   */
  default @Nullable Text whyNot(Nemesis s, Occasion on) {
    return Effects.NOT_WRITTEN;
  }

  /**
   * Whether only its user knows if it can do anything. That is judged before paying; once declared
   * it goes on as if it could, so that nobody else learns of it (design 13.2).
   */
  default boolean hidden() {
    return false;
  }

  /**
   * Carries it out: changes the table, pushes steps, asks. Only after {@link #whyNot} is null, or
   * if {@link #hidden}.
   */
  default void happen(Nemesis s, Occasion on) {
    throw new IllegalStateException("no op to happen: " + this);
  }

  /**
   * The answer to a question while the op is in force: wounds, weaknesses, passive rooms and items.
   *
   * @param about what exactly the question is about, see {@link Matter}
   */
  default int changed(Nemesis s, Matter matter, int about, int value) {
    return value;
  }

  /** What it does to who enters the room it is in force in (N6.18). */
  default void entered(Nemesis s, Seat seat) {}

  /** What it does to who searches the room it is in force in. */
  default void searched(Nemesis s, Seat seat) {}

  /** The mark a room bears on the board while it is in force there; null if none. */
  default @Nullable String mark() {
    return null;
  }
}
