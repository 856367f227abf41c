package starboard.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a log is to read when a person wants to be forgotten: how they played stays. */
public final class Oblivion {
  private Oblivion() {}

  /** In the place of words that were said. */
  static final String DASH = "–";

  /** The entries that name the person at a seat or say their words, without either. */
  public static SortedMap<Integer, String> of(List<Logged> log, int seat) {
    SortedMap<Integer, String> rewritten = new TreeMap<>();
    for (Logged logged : log) {
      Entry entry = forgetful(logged.entry(), seat);
      if (entry.equals(logged.entry())) continue;
      Logged line = new Logged(logged.number(), logged.at(), entry);
      rewritten.put(logged.number(), line.json());
    }
    return rewritten;
  }

  private static Entry forgetful(Entry entry, int seat) {
    return switch (entry) {
      case Entry.Opened e -> e.withSeats(nameless(e.seats(), seat));
      case Entry.Claimed e when e.seat() == seat -> new Entry.Claimed(seat, "", e.secret());
      case Entry.Renamed e when e.seat() == seat -> new Entry.Renamed(seat, "");
      case Entry.Webhook e when e.seat() == seat -> new Entry.Webhook(seat, null, e.language());
      case Entry.Chat e when e.seat() == seat && e.text() != null ->
          new Entry.Chat(seat, DASH, null, e.point());
      case Entry e -> e;
    };
  }

  private static List<Entry.Seating> nameless(List<Entry.Seating> seats, int seat) {
    List<Entry.Seating> changed = new ArrayList<>(seats);
    Entry.Seating old = seats.get(seat);
    changed.set(seat, new Entry.Seating("", old.bot(), old.code(), old.secret()));
    return changed;
  }
}
