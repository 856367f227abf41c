package starboard.kernel.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * What one game hands on to the next of the same people, in a campaign or a series: values by name,
 * for the table and for each seat. What the names mean is the game's own.
 *
 * @param seats empty if nothing is carried for any seat
 */
public record Carried(SortedMap<String, String> table, List<SortedMap<String, String>> seats) {

  public static final Carried NOTHING = new Carried(new TreeMap<>(), List.of());

  public Carried {
    table = Collections.unmodifiableSortedMap(new TreeMap<>(table));
    List<SortedMap<String, String>> copies = new ArrayList<>();
    for (SortedMap<String, String> seat : seats) {
      copies.add(Collections.unmodifiableSortedMap(new TreeMap<>(seat)));
    }
    seats = List.copyOf(copies);
  }

  public boolean isEmpty() {
    for (SortedMap<String, String> seat : seats) if (!seat.isEmpty()) return false;
    return table.isEmpty();
  }

  /** What is carried for the table under that name, or null. */
  public @Nullable String value(String name) {
    return table.get(name);
  }

  /** What is carried for a seat under that name, or null. */
  public @Nullable String value(Seat seat, String name) {
    return seat.index() < seats.size() ? seats.get(seat.index()).get(name) : null;
  }

  /** That a game with that many players takes it over, as far as names tell. */
  void requireKnown(Game<?> game, int players) {
    if (isEmpty()) return;
    List<String> known = game.carries();
    if (known.isEmpty()) throw new Refusal("bad-carried", Text.of("error.carried-none"));
    requireKnown(table, known);
    for (SortedMap<String, String> seat : seats) requireKnown(seat, known);
    if (!seats.isEmpty() && seats.size() != players) {
      throw new Refusal("bad-carried", Text.of("error.carried-seats", seats.size(), players));
    }
  }

  private static void requireKnown(SortedMap<String, String> values, List<String> known) {
    for (String name : values.keySet()) {
      if (known.contains(name)) continue;
      throw new Refusal(
          "bad-carried",
          Text.of("error.carried-unknown", Arg.word(name), Arg.word(String.join(", ", known))));
    }
  }
}
