package starboard.kernel.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Event;

/**
 * What happened as one viewer was told it: of a chain of causes only the links that viewer has
 * heard, so that neither their number nor their order tells of the others.
 */
public final class Telling {

  private final Viewer viewer;
  private final Map<Event.At, Event> events = new LinkedHashMap<>();

  public Telling(Viewer viewer) {
    this.viewer = viewer;
  }

  /** Something happened, heard or not; in place of what was told then and taken back since. */
  public void add(Event event) {
    events.put(event.at(), event);
  }

  /** Everything that happened to a table up to now. */
  public static Telling of(Viewer viewer, List<Event> log) {
    Telling telling = new Telling(viewer);
    log.forEach(telling::add);
    return telling;
  }

  /** What the viewer was told, in its order. */
  public List<Event> heard() {
    List<Event> heard = new ArrayList<>();
    for (Event event : events.values()) if (viewer.hears(event)) heard.add(event);
    return heard;
  }

  /** What brought it about, as far as the viewer has heard; null if it begins a chain. */
  public @Nullable Event cause(Event event) {
    Event.At at = event.cause();
    while (at != null) {
      Event cause = events.get(at);
      if (cause == null || viewer.hears(cause)) return cause;
      at = cause.cause();
    }
    return null;
  }

  /** The links that lead to an event, the first one first, the event last. */
  public List<Event> chain(Event event) {
    List<Event> chain = new ArrayList<>();
    for (Event link = event; link != null; link = cause(link)) chain.addFirst(link);
    return chain;
  }
}
