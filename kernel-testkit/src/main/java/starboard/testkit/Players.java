package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** What players are called in violations and golden games. */
final class Players {

  private Players() {}

  static String name(Seat seat) {
    return "player " + (seat.index() + 1);
  }

  /** These players, and the spectators if they are among them. */
  static String names(Seats seats) {
    List<String> names = new ArrayList<>();
    for (Seat seat : seats) names.add(name(seat));
    if (seats.hasSpectators()) names.add("the spectators");
    return String.join(", ", names);
  }
}
