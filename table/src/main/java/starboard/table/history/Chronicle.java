package starboard.table.history;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/** A whole game as it was told, answer by answer; answers that were taken back are not in it. */
public record Chronicle(List<Step> steps) {

  /**
   * What one answer brought about.
   *
   * @param entry the entry of the log it is; of the deal, the entry with which the game began
   * @param seat who answered; null for the deal
   * @param points what every seat would score then; empty in a game that counts none
   */
  public record Step(int entry, @Nullable Seat seat, List<Event> events, List<Integer> points) {
    public Step {
      events = List.copyOf(events);
      points = List.copyOf(points);
    }
  }

  public Chronicle {
    steps = List.copyOf(steps);
  }

  /** The same as that viewer was told it. */
  public Chronicle heardBy(Viewer viewer) {
    List<Step> heard = new ArrayList<>();
    for (Step step : steps) {
      List<Event> events = step.events.stream().filter(viewer::hears).toList();
      heard.add(new Step(step.entry, step.seat, events, step.points));
    }
    return new Chronicle(heard);
  }
}
