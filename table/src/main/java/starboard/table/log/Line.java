package starboard.table.log;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Event;
import starboard.kernel.words.Text;

/**
 * An entry as people read it.
 *
 * @param events what the game told because of it; each viewer is shown those it hears
 * @param only what the table answered for a seat that had no other option; else null
 * @param undone whether this answer does not count any more
 */
public record Line(
    int number, Instant at, Entry entry, List<Event> events, @Nullable Text only, boolean undone) {

  public Line {
    events = List.copyOf(events);
  }

  public Line takenBack() {
    return new Line(number, at, entry, events, only, true);
  }
}
