package starboard.table.file;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.state.Request;
import starboard.table.state.TableState;

/**
 * Whether a table could have written an entry as it stood. The rules of the game are checked where
 * entries are followed; this is about the table: nobody answers while it is paused, takes back what
 * was not given, or plays on when the game is over.
 */
final class Plausibility {
  private Plausibility() {}

  /** Fails if no table that stands so writes that. */
  static void require(TableState<?> position, Entry entry) {
    boolean could =
        switch (entry) {
          case Entry.Answered e -> couldAnswer(position, e);
          case Entry.Undone e -> !position.over() && couldTakeBack(position, e);
          case Entry.UndoAsked e -> couldAsk(position, e);
          case Entry.UndoAgreed e -> isOpen(position, e.request());
          case Entry.UndoRefused e -> isOpen(position, e.request());
          case Entry.Paused _ -> !position.over() && !position.paused();
          case Entry.Resumed _ -> !position.over() && position.paused();
          case Entry.Closed e -> !position.over() && e.seed().equals(position.opened().seed());
          case Entry _ -> true;
        };
    if (!could) throw new IllegalArgumentException("no table writes this: " + entry);
  }

  private static boolean couldAnswer(TableState<?> position, Entry.Answered answer) {
    boolean playing = !position.over() && !position.paused() && !position.gathering();
    Seat seat = Seat.of(answer.seat());
    return playing
        && position.state().deciding().has(seat)
        && position.state().numberOf(seat) == answer.decision();
  }

  private static boolean couldAsk(TableState<?> position, Entry.UndoAsked asked) {
    Given last = position.given();
    boolean behind = last != null && asked.to() >= 1 && last.entry() > asked.to();
    return behind && !position.over() && position.request() == null;
  }

  private static boolean isOpen(TableState<?> position, int id) {
    Request request = position.request();
    return request != null && request.id() == id;
  }

  /** The newest answers of everybody, or answers of whoever takes them back, newest first. */
  private static boolean couldTakeBack(TableState<?> position, Entry.Undone undone) {
    List<Integer> newest = new ArrayList<>();
    List<Integer> own = new ArrayList<>();
    int many = undone.answers().size();
    for (Given g = position.given(); g != null && own.size() < many; g = g.before()) {
      if (newest.size() < many) newest.add(g.entry());
      if (g.answer().seat() == undone.by()) own.add(g.entry());
    }
    boolean once = new HashSet<>(undone.answers()).size() == many;
    return many > 0 && once && (undone.answers().equals(newest) || undone.answers().equals(own));
  }
}
