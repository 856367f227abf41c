package starboard.kernel.rules;

import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * Something that happened, and who may know it: for log, animation and statistics. Rules never read
 * events and the state never keeps them. Who sees less gets another event, not the same one cut.
 *
 * @param text its key is the event's id
 * @param beat how it is shown
 * @param at when it happened
 * @param cause what brought it about; null if it begins a chain
 */
public record Event(Text text, Seats seats, Beat beat, At at, @Nullable At cause) {

  /**
   * When an event happened: after how many answers, and as the how-manyth since. Counts what others
   * were told too, so it is never shown as it is.
   */
  public record At(int answers, int index) {}

  public String id() {
    return text.key();
  }

  /** Whether the other tells the same, whenever it happened. */
  public boolean tellsAs(Event other) {
    return text.equals(other.text) && seats.equals(other.seats) && beat.equals(other.beat);
  }

  /** Whether its text names that player. */
  public boolean names(Seat seat) {
    for (Arg arg : text.args()) {
      if (arg instanceof Arg.Player(Seat named) && named == seat) return true;
    }
    return false;
  }
}
