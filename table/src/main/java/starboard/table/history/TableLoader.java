package starboard.table.history;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.log.Line;
import starboard.table.log.Logged;
import starboard.table.state.LiveGame;
import starboard.table.state.Origin;
import starboard.table.state.Past;
import starboard.table.state.TableFacts;
import starboard.table.state.TableState;
import starboard.table.store.Snapshots;
import starboard.table.store.Store;
import starboard.table.work.ReplayPool;

/**
 * Brings one table into memory as it stood after an entry of its log: from the newest snapshot on
 * whose line the entry lies, and from there by the rules. A snapshot that does not fit is dropped.
 */
public final class TableLoader<S extends State<S>> implements Past<S> {

  private final Store store;
  private final String table;
  private final Origin<S> origin;
  private final Codec<S> codec;
  private final String build;
  private final LogBook book;

  /** A table whose log begins with this entry. */
  public TableLoader(Store store, String table, Game<S> game, Logged first) {
    this.store = store;
    this.table = table;
    this.origin = Origin.of(table, game, first, this);
    this.codec = new Codec<>(game, origin.opened().setup());
    this.build = Build.of(game);
    this.book = new LogBook(store, table);
  }

  /** The log, to which whoever writes an entry adds it. */
  public LogBook book() {
    return book;
  }

  /** A table in memory, and who saves its states from then on. */
  public record Loaded<S extends State<S>>(TableState<S> position, SnapshotKeeper<S> keeper) {}

  /** How the table stands after all these entries, which are not known yet. */
  public Loaded<S> load(List<String> log) {
    return load(book.add(log), log.size());
  }

  /**
   * How it stood after an entry; refused if there is none such. A table that gathers was laid by
   * two entries at once: how it stood between them is nothing.
   */
  public TableState<S> at(int entry) {
    int last = book.size();
    if (entry < 1 || entry > last) {
      throw new Refusal("bad-request", Text.of("table.no-entry", Arg.of(entry)));
    }
    LogBook.Reading log = book.reading();
    boolean between = entry == 1 && last > 1 && log.entry(2).entry() instanceof Entry.Gathering;
    return load(log, between ? 2 : entry).position();
  }

  /** The game as it was told up to now. */
  public Chronicle chronicle() {
    int last = book.size();
    LogBook.Reading log = book.reading();
    TableFacts facts = log.facts(last);
    if (facts.chance().gathering()) return new Chronicle(List.of());
    Seed chance = origin.opened().chance(facts.entropy(origin.opened()));
    World<S> world = World.open(origin.game(), origin.opened().setup(), chance);
    List<Chronicle.Step> steps = new ArrayList<>();
    steps.add(step(dealt(log, last), null, world));
    for (Given given : Given.behind(facts.given(), 0)) {
      ReplayPool.requireTime();
      world = given.in(world);
      Seat seat = Seat.of(given.answer().seat());
      steps.add(step(given.entry(), seat, world));
    }
    return new Chronicle(steps);
  }

  private Chronicle.Step step(int entry, @Nullable Seat seat, World<S> world) {
    return new Chronicle.Step(entry, seat, world.news(), origin.game().points(world.state()));
  }

  /** The entry with which the game began. */
  private static int dealt(LogBook.Reading log, int last) {
    boolean gathered = last > 1 && log.entry(2).entry() instanceof Entry.Gathering;
    int entry = gathered ? 2 : 1;
    while (gathered && !(log.entry(entry).entry() instanceof Entry.Dealt)) entry++;
    return entry;
  }

  private Loaded<S> load(LogBook.Reading log, int last) {
    Given given = log.facts(last).given();
    List<Snapshots.Mark> marks = store.snapshots().marks(table);
    for (Snapshots.Mark mark : marks.reversed()) {
      boolean onTheLine =
          mark.entry() <= last && Given.total(Given.upTo(given, mark.entry())) == mark.answers();
      TableState<S> saved = onTheLine ? restored(mark, marks, log) : null;
      if (saved != null) return follow(saved, mark.entry(), log, last);
    }
    return follow(TableState.open(origin), 0, log, last);
  }

  private Loaded<S> follow(TableState<S> saved, int from, LogBook.Reading log, int last) {
    TableState<S> position = saved;
    SnapshotKeeper<S> keeper = new SnapshotKeeper<>(store.snapshots(), origin, from);
    for (int entry = saved.entry() + 1; entry <= last; entry++) {
      ReplayPool.requireTime();
      position = position.after(log.entry(entry));
      keeper.note(log.entry(entry));
      keeper.settle(position, log.hash(entry));
    }
    return new Loaded<>(position, keeper);
  }

  private @Nullable TableState<S> restored(
      Snapshots.Mark mark, List<Snapshots.Mark> marks, LogBook.Reading log) {
    Snapshot snapshot = snapshot(mark, log);
    S state = snapshot == null ? null : state(mark, snapshot);
    if (snapshot == null || state == null) return null;
    TableFacts facts = log.facts(mark.entry());
    List<Line> recent = recent(mark, snapshot, marks, log, facts);
    return recent == null
        ? null
        : new TableState<>(
            origin, facts, new LiveGame<>(World.resumed(state), snapshot.asked(), recent));
  }

  private @Nullable Snapshot snapshot(Snapshots.Mark mark, LogBook.Reading log) {
    byte[] bytes = store.snapshots().read(table, mark.entry());
    if (bytes == null) return null;
    Snapshot snapshot = Snapshot.of(bytes, mark, log.hash(mark.entry()), build);
    if (snapshot == null) store.snapshots().drop(table, mark.entry());
    return snapshot;
  }

  private @Nullable S state(Snapshots.Mark mark, Snapshot snapshot) {
    S state = snapshot.restored(codec);
    if (state == null) store.snapshots().drop(table, mark.entry());
    return state;
  }

  /** The latest lines as they were then, told by that snapshot and those before it. */
  private @Nullable List<Line> recent(
      Snapshots.Mark last,
      Snapshot newest,
      List<Snapshots.Mark> marks,
      LogBook.Reading log,
      TableFacts facts) {
    int first = Math.max(0, last.entry() - TableState.RECENT);
    Map<Integer, Snapshots.Mark> byEntry = new HashMap<>();
    for (Snapshots.Mark mark : marks) byEntry.put(mark.entry(), mark);
    Map<Integer, Snapshot.Told> told = new HashMap<>();
    Snapshot snapshot = newest;
    while (true) {
      for (Snapshot.Told one : snapshot.beside().told()) told.put(one.entry(), one);
      if (snapshot.beside().from() <= first) break;
      Snapshots.Mark before = byEntry.get(snapshot.beside().from());
      snapshot = before == null ? null : snapshot(before, log);
      if (snapshot == null) return null;
    }
    Set<Integer> counting = new HashSet<>();
    for (Given g = facts.given(); g != null && g.entry() > first; g = g.before()) {
      counting.add(g.entry());
    }
    List<Line> recent = new ArrayList<>();
    for (int entry = first + 1; entry <= last.entry(); entry++) {
      Logged logged = log.entry(entry);
      boolean undone =
          logged.entry() instanceof Entry.Answered && !counting.contains(logged.number());
      recent.add(Snapshot.Told.line(logged, told, undone));
    }
    return recent;
  }

  // Going back further than the memory does

  @Override
  public World<S> world(Origin<S> begun, Seed chance, List<Given> answers, int back) {
    LogBook.Reading log = book.reading();
    for (Snapshots.Mark mark : store.snapshots().marks(table).reversed()) {
      if (mark.answers() > back || !isBehind(answers, mark)) continue;
      Snapshot snapshot = mark.entry() <= book.size() ? snapshot(mark, log) : null;
      S state = snapshot == null ? null : state(mark, snapshot);
      if (state == null) continue;
      return Past.replayed(World.resumed(state), answers.subList(mark.answers(), answers.size()));
    }
    return Past.<S>replayed().world(begun, chance, answers, back);
  }

  /** Whether the first answers, and no others, had been given and counted then. */
  private static boolean isBehind(List<Given> answers, Snapshots.Mark mark) {
    int count = mark.answers();
    boolean before = count == 0 || answers.get(count - 1).entry() <= mark.entry();
    boolean after = count == answers.size() || answers.get(count).entry() > mark.entry();
    return before && after;
  }
}
