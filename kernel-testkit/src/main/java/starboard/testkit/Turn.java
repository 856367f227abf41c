package starboard.testkit;

import starboard.kernel.Choice;
import starboard.kernel.Seat;

/** An answer of one seat. */
record Turn(Seat seat, Choice choice) {
  @Override
  public String toString() {
    return Players.name(seat) + "'s " + choice;
  }
}
