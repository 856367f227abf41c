package starboard.table;

import java.time.Instant;
import java.util.List;
import starboard.kernel.rules.Event;

/**
 * An entry as people read it.
 *
 * @param events what the game told because of it; each viewer is shown those it hears
 * @param undone whether this answer does not count any more
 */
public record Line(int number, Instant at, Entry entry, List<Event> events, boolean undone) {

  public Line {
    events = List.copyOf(events);
  }

  Line takenBack() {
    return new Line(number, at, entry, events, true);
  }
}
