package starboard.kernel.rules;

import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** What seats have learned and may remember ("round 3: you saw …"), newest first. */
record Note(Seat seat, Text text, @Nullable Note older) {

  /** Only that seat's notes. */
  static @Nullable Note of(Seat seat, @Nullable Note all) {
    if (all == null) return null;
    Note older = of(seat, all.older);
    return all.seat == seat ? new Note(seat, all.text, older) : older;
  }
}
