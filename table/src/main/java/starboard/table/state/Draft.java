package starboard.table.state;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import starboard.kernel.play.World;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.store.Store;

/** Entries about to be written, and how the table will stand when they are. */
public final class Draft<S extends State<S>> {

  /** More than any game needs, and as much as one table may take of the disk. */
  public static final int MOST_ENTRIES = 60_000;

  private final Clock clock;
  private final List<Logged> written = new ArrayList<>();
  private final SortedSet<String> tokens = new TreeSet<>();
  private TableState<S> position;

  public Draft(TableState<S> position, Clock clock) {
    this.position = position;
    this.clock = clock;
  }

  public TableState<S> position() {
    return position;
  }

  public Instant now() {
    return clock.instant();
  }

  /** The number of the new entry. */
  public int write(Entry entry) {
    return write(entry, null);
  }

  /**
   * The open question of a seat has this answer.
   *
   * @param after the world it leads to
   */
  public int answer(Seat seat, String option, Entry.By by, World<S> after) {
    int decision = position.state().numberOf(seat);
    return write(new Entry.Answered(decision, seat.index(), option, by), after);
  }

  /** The same, by the choice itself. */
  public int answer(Seat seat, Choice choice, Entry.By by) {
    String option = position.state().optionId(seat, choice);
    return answer(seat, option, by, position.world().answer(seat, choice));
  }

  /** Fails if the game is over. */
  public void requireOpen() {
    if (position.over()) throw new Refusal("over", Text.of("table.over"));
  }

  private int write(Entry entry, @Nullable World<S> after) {
    if (position.entry() >= MOST_ENTRIES) {
      throw new Refusal("table-full", Text.of("table.full", MOST_ENTRIES));
    }
    Logged logged = new Logged(position.entry() + 1, clock.instant(), entry);
    position = position.after(logged, after);
    written.add(logged);
    return logged.number();
  }

  public List<Logged> written() {
    return List.copyOf(written);
  }

  /** From now on that hash leads to this table. */
  public void token(String hash) {
    tokens.add(hash);
  }

  public boolean isEmpty() {
    return written.isEmpty();
  }

  public Store.Append append() {
    return append(List.of());
  }

  /** The drafted entries, with earlier ones that read otherwise from now on. */
  public Store.Append rewriting(SortedMap<Integer, String> rewritten) {
    Store.Append plain = append();
    return new Store.Append(
        plain.table(), plain.first(), plain.entries(), plain.tokens(), rewritten);
  }

  /** The drafted entries behind others that are new to the store too. */
  public Store.Append append(List<Logged> earlier) {
    List<Logged> all = new ArrayList<>(earlier);
    all.addAll(written);
    List<String> entries = new ArrayList<>();
    for (Logged logged : all) entries.add(logged.json());
    return new Store.Append(
        position.table(), all.getFirst().number(), entries, List.copyOf(tokens));
  }
}
