package starboard.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** What happened in a game, who may know it, and how far each seat has read. */
final class Story {

  /** Something that happened, and who may read it. */
  private record Line(Seats seats, String said) {}

  private final List<Line> lines = new ArrayList<>();
  private final Map<Seat, Integer> read = new LinkedHashMap<>();
  private final Session session;

  Story(Session session) {
    this.session = session;
  }

  void add(Seats seats, String said) {
    lines.add(new Line(seats, said));
  }

  /** The story begins anew; what was read stays known. */
  void forget() {
    lines.clear();
  }

  /** What that seat was told; null for a spectator. */
  private List<String> of(@Nullable Seat seat) {
    List<String> own = new ArrayList<>();
    for (Line line : lines) {
      boolean told = seat == null ? SceneText.isPublic(line.seats) : line.seats.has(seat);
      if (told) own.add(line.said);
    }
    return own;
  }

  Lines whole(@Nullable Seat seat) {
    return from(0, of(seat));
  }

  /** What that seat has not read yet; a spectator reads in place of the first seat. */
  Lines news(@Nullable Seat seat) {
    Seat reader = seat == null ? Seat.ONE : seat;
    List<String> own = of(seat);
    Lines news = from(Math.min(read.getOrDefault(reader, 0), own.size()), own);
    read.put(reader, own.size());
    return news;
  }

  private Lines from(int first, List<String> own) {
    Lines said = session.lines();
    for (String line : own.subList(first, own.size())) said.add(0, "* " + line);
    return said;
  }

  /** These seats know all but the last lines. */
  void recall(Seats seats, int last) {
    for (Seat seat : seats) read.put(seat, Math.max(0, of(seat).size() - last));
  }

  /** Nobody has read more than there is. */
  void shorten(Seats seats) {
    for (Seat seat : seats) read.merge(seat, of(seat).size(), Math::min);
  }

  /** Nobody has read anything. */
  void unread() {
    read.clear();
  }
}
