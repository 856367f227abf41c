package starboard.kernel.rules;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * Something that happened, and who may know it: for log, animation and statistics. Rules never read
 * events and the state never keeps them. Who sees less gets another event, not the same one cut.
 *
 * @param text its key is the event's id
 */
public record Event(Text text, Seats seats) {

  public String id() {
    return text.key();
  }

  /** Whether its text names that player. */
  public boolean names(Seat seat) {
    for (Arg arg : text.args()) {
      if (arg instanceof Arg.Player(Seat named) && named == seat) return true;
    }
    return false;
  }
}
