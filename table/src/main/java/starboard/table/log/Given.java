package starboard.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/**
 * An answer that counts, behind those before it.
 *
 * @param count how many they are with this one
 */
public record Given(int entry, Entry.Answered answer, @Nullable Given before, int count) {

  public static Given after(@Nullable Given before, int entry, Entry.Answered answer) {
    return new Given(entry, answer, before, total(before) + 1);
  }

  /** How many answers count up to this one. */
  public static int total(@Nullable Given last) {
    return last == null ? 0 : last.count;
  }

  /** The last of them up to an entry. */
  public static @Nullable Given upTo(@Nullable Given last, int entry) {
    Given given = last;
    while (given != null && given.entry > entry) given = given.before;
    return given;
  }

  /** Without those of some entries; what lies before all of them is shared. */
  public static @Nullable Given without(@Nullable Given last, Set<Integer> gone) {
    List<Given> kept = new ArrayList<>();
    int left = gone.size();
    Given given = last;
    for (; given != null && left > 0; given = given.before) {
      if (gone.contains(given.entry)) left--;
      else kept.add(given);
    }
    for (Given later : kept.reversed()) given = after(given, later.entry, later.answer);
    return given;
  }

  /** Those behind the first so many, the first one first. */
  public static List<Given> behind(@Nullable Given last, int first) {
    List<Given> behind = new ArrayList<>();
    for (Given g = last; g != null && g.count > first; g = g.before) behind.add(g);
    return behind.reversed();
  }

  /** The world after this answer. */
  public <S extends State<S>> World<S> in(World<S> world) {
    World<S> next = world.answer(Seat.of(answer.seat()), answer.option());
    if (next != null) return next;
    throw new IllegalArgumentException("entry " + entry + " is not possible by these rules");
  }
}
