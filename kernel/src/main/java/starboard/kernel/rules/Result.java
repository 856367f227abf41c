package starboard.kernel.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** How a game ended. */
public record Result(Seats winners, List<Outcome> seats) {

  /**
   * How it ended for one seat.
   *
   * @param outcome a word for tables of results: {@code won}, {@code died}, {@code escaped}
   * @param score points, where the game counts them
   */
  public record Outcome(Seat seat, String outcome, @Nullable Integer score, Text why) {}

  public Result {
    seats = List.copyOf(seats);
  }
}
