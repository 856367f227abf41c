package starboard.table.twin;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Words;
import starboard.table.log.Line;
import starboard.table.state.TableState;

/**
 * All that one viewer has before them; nothing is answered that is not in it.
 *
 * @param seat whose eyes these are; null for a spectator's
 * @param decision what that seat is asked now
 * @param deciding who is asked something
 * @param news what the viewer was told since that seat acted last
 * @param words says what the game says
 * @param names how the seats are called; empty for their numbers
 */
public record Sight(
    Scene scene,
    @Nullable Seat seat,
    @Nullable Decision decision,
    Seats deciding,
    List<String> news,
    RuleBook book,
    Words words,
    List<String> names,
    Language language) {

  public Sight {
    news = List.copyOf(news);
    names = List.copyOf(names);
  }

  /**
   * What that seat has before it at a table.
   *
   * @param names how the seats are called; empty for their numbers
   */
  public static Sight of(
      TableState<?> now, @Nullable Seat seat, List<String> names, Language language) {
    Viewer viewer = seat == null ? Viewer.PUBLIC : Viewer.of(seat);
    Words words = now.game().words().calling(names);
    Seats deciding = now.over() || now.gathering() ? Seats.NONE : now.state().deciding();
    Decision decision = seat == null || !deciding.has(seat) ? null : now.state().decision(seat);
    return new Sight(
        now.scene(viewer),
        seat,
        decision,
        deciding,
        news(now, viewer, seat == null ? 0 : now.lastActed(seat), words, language),
        now.game().book(),
        words,
        names,
        language);
  }

  /** What the viewer was told from an entry on, as far as it counts. */
  private static List<String> news(
      TableState<?> now, Viewer viewer, int from, Words words, Language language) {
    List<String> news = new ArrayList<>();
    for (Line line : now.recent()) {
      if (line.number() < from || line.undone()) continue;
      for (Event event : line.events()) {
        if (viewer.hears(event)) news.add(words.say(event.text(), language));
      }
    }
    return news;
  }
}
