package starboard.kernel;

import org.jspecify.annotations.Nullable;

/** What seats have learned and may remember ("round 3: you saw …"), newest first. */
record Notes(Seat seat, Text text, @Nullable Notes older) {

  /** Only that seat's notes. */
  static @Nullable Notes of(Seat seat, @Nullable Notes all) {
    if (all == null) return null;
    Notes older = of(seat, all.older);
    return all.seat == seat ? new Notes(seat, all.text, older) : older;
  }
}
