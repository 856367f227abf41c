package starboard.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.state.TableState;

/** What happened at a table, who may know it, and how far each seat has read. */
final class Story {

  /** Something that happened by an entry of the table's log, and who may read it. */
  private record Line(int entry, Seats seats, String said) {}

  private final Session session;
  private final HotSeat table;
  private final List<Line> lines = new ArrayList<>();
  private final Map<Seat, Integer> read = new LinkedHashMap<>();
  private int heard;

  Story(Session session, HotSeat table) {
    this.session = session;
    this.table = table;
  }

  /** What has happened up to now; a table tells its latest lines only, so older ones first. */
  void hear(TableState<?> now) {
    while (heard < now.entry()) {
      int to = Math.min(heard + TableState.RECENT, now.entry());
      hear(to == now.entry() ? now : table.at(to), heard);
      heard = to;
    }
  }

  private void hear(TableState<?> then, int behind) {
    for (starboard.table.log.Line line : then.recent()) {
      if (line.number() <= behind || line.undone()) continue;
      Text only = line.only();
      if (only != null && line.entry() instanceof Entry.Answered answer) {
        String said = session.say("play.automatic", Arg.word(session.say(then.game(), only)));
        add(line.number(), Seats.of(Seat.of(answer.seat())), said);
      }
      if (line.entry() instanceof Entry.BotFailed failed) {
        String said = session.say("play.bot-failed", Arg.of(Seat.of(failed.seat())));
        add(line.number(), Seats.EVERYONE, said);
      }
      if (line.entry() instanceof Entry.Hints hints) {
        add(
            line.number(),
            Seats.EVERYONE,
            session.say(hints.on() ? "play.hints" : "play.no-hints"));
      }
      if (line.entry() instanceof Entry.Undone undone) {
        lines.removeIf(told -> undone.answers().contains(told.entry()));
      }
      for (Event event : line.events()) {
        String said = session.say(then.game(), event.text());
        add(line.number(), event.seats(), said + BeatText.of(session, then.game(), event.beat()));
      }
    }
  }

  private void add(int entry, Seats seats, String said) {
    lines.add(new Line(entry, seats, said));
  }

  /** What that seat was told; null for a spectator. */
  private List<Line> of(@Nullable Seat seat) {
    List<Line> own = new ArrayList<>();
    for (Line line : lines) {
      boolean told = seat == null ? SceneText.isPublic(line.seats) : line.seats.has(seat);
      if (told) own.add(line);
    }
    return own;
  }

  Lines whole(@Nullable Seat seat) {
    return behind(0, seat);
  }

  /** What that seat has not read yet; a spectator reads in place of the first seat. */
  Lines news(@Nullable Seat seat) {
    Seat reader = seat == null ? Seat.ONE : seat;
    Lines news = behind(read.getOrDefault(reader, 0), seat);
    read.put(reader, heard);
    return news;
  }

  private Lines behind(int entry, @Nullable Seat seat) {
    Lines said = session.lines();
    for (Line line : of(seat)) if (line.entry > entry) said.add(0, "* " + line.said);
    return said;
  }

  /** These seats know all but the last lines. */
  void recall(Seats seats, int last) {
    for (Seat seat : seats) {
      List<Line> own = of(seat);
      int known = own.size() - last;
      read.put(seat, known <= 0 ? 0 : known == own.size() ? heard : own.get(known).entry - 1);
    }
  }
}
