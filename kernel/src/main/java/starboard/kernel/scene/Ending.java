package starboard.kernel.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;

/**
 * Why a game ended for a seat as it did: the last end that seat was told of, and what led to it.
 *
 * @param chain the links that lead to it, the first one first, the end last
 */
public record Ending(Event end, List<Event> chain) {

  /** How many links people take in. */
  private static final int LINKS = 5;

  /** What is told rather than what came of it. */
  private static final List<Beat.Kind> TELLING =
      List.of(
          Beat.Kind.ROLL,
          Beat.Kind.DRAW,
          Beat.Kind.REVEAL,
          Beat.Kind.APPEAR,
          Beat.Kind.WOUND,
          Beat.Kind.END);

  public Ending {
    chain = List.copyOf(chain);
  }

  /** How it ended for that seat, as the viewer was told; null if the viewer was not. */
  public static @Nullable Ending of(Telling telling, Seat seat) {
    Event end = null;
    for (Event event : telling.heard()) {
      Beat beat = event.beat();
      if (beat.kind() == Beat.Kind.END && beat.seat() == seat) end = event;
    }
    return end == null ? null : new Ending(end, telling.chain(end));
  }

  /** The links that count, five at most: how it began, the end, and what tells most between. */
  public List<Event> links() {
    List<Event> links = new ArrayList<>();
    for (Event event : chain) {
      Beat beat = event.beat();
      boolean another = beat.kind() == Beat.Kind.END && beat.seat() != null && !event.equals(end);
      boolean happens = beat.kind() != Beat.Kind.SAY && !another;
      if (happens || links.isEmpty()) links.add(event);
    }
    while (links.size() > LINKS) links.remove(least(links));
    return links;
  }

  /** The link that tells least: what happened to others, then what no chance decided. */
  private int least(List<Event> links) {
    int last = links.size() - 1;
    for (int i = 1; i < last; i++) {
      Seat seat = links.get(i).beat().seat();
      if (seat != null && seat != end.beat().seat()) return i;
    }
    for (int i = 1; i < last; i++) if (!TELLING.contains(links.get(i).beat().kind())) return i;
    return 1;
  }

  /** The place where it happened. */
  public @Nullable String at() {
    return end.beat().from();
  }

  /** The card that did it: the last that was turned up in the chain. */
  public Beat.@Nullable Card card() {
    for (Event event : chain.reversed()) {
      for (Beat.Shown shown : event.beat().shows())
        if (shown instanceof Beat.Card card) return card;
    }
    return null;
  }

  /** What would have changed it, and what would not have. */
  public List<Beat.Change> changes() {
    for (Beat.Shown shown : end.beat().shows()) {
      if (shown instanceof Beat.Changed changed) return changed.changes();
    }
    return List.of();
  }
}
