package starboard.testkit;

import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;

/** An answer of one seat. */
record Turn(Seat seat, Choice choice) {
  @Override
  public String toString() {
    return Players.name(seat) + "'s " + choice;
  }
}
