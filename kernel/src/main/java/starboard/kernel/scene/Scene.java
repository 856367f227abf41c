package starboard.kernel.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.seats.Seat;

/**
 * What one viewer may see of a table, as plain data: the page, the terminal and the screen reader
 * are three renderings of it. A thing nobody named here stays hidden.
 */
public record Scene(List<Widget> widgets) {

  public Scene {
    widgets = List.copyOf(widgets);
  }

  /** What its prompt asks that seat, or null. */
  public @Nullable Decision decision(Seat seat) {
    for (Widget widget : widgets) {
      if (!(widget instanceof Widget.Prompt prompt)) continue;
      for (Decision decision : prompt.decisions()) if (decision.seat() == seat) return decision;
    }
    return null;
  }
}
