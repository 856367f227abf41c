package starboard.table;

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

/**
 * Brings one table into memory as it stood after an entry of its log: from the newest snapshot on
 * whose line the entry lies, and from there by the rules. A snapshot that does not fit is dropped.
 */
final class TableLoader<S extends State<S>> implements Past<S> {

  private final Store store;
  private final String table;
  private final Origin<S> origin;
  private final Codec<S> codec;
  private final String build;

  /** A table whose log begins with this entry. */
  TableLoader(Store store, String table, Game<S> game, Logged first) {
    this.store = store;
    this.table = table;
    this.origin = Origin.of(table, game, first, this);
    this.codec = new Codec<>(game, origin.opened().setup());
    this.build = Build.of(game);
  }

  Origin<S> origin() {
    return origin;
  }

  /** A table in memory, and who saves its states from then on. */
  record Loaded<S extends State<S>>(TableState<S> position, SnapshotKeeper<S> keeper) {}

  /** How the table stands after the last of these entries, all there are up to it. */
  Loaded<S> load(List<String> log) {
    List<Logged> entries = read(log);
    List<LogHash> hashes = hashes(log);
    Given last = TableFacts.of(entries).given();
    for (Snapshots.Mark mark : store.snapshots().marks(table).reversed()) {
      boolean onTheLine =
          mark.entry() <= log.size()
              && Given.total(Given.upTo(last, mark.entry())) == mark.answers();
      TableState<S> saved = onTheLine ? restored(mark, entries, hashes) : null;
      if (saved != null) return follow(saved, mark.entry(), log, entries, hashes);
    }
    return follow(TableState.open(origin), 0, log, entries, hashes);
  }

  private Loaded<S> follow(
      TableState<S> saved, int from, List<String> log, List<Logged> entries, List<LogHash> hashes) {
    TableState<S> position = saved;
    SnapshotKeeper<S> keeper =
        new SnapshotKeeper<>(store.snapshots(), origin, from, hashes.get(saved.entry()));
    for (int i = saved.entry(); i < entries.size(); i++) {
      ReplayPool.requireTime();
      position = position.after(entries.get(i));
      keeper.note(entries.get(i), log.get(i));
      keeper.settle(position);
    }
    return new Loaded<>(position, keeper);
  }

  private static List<Logged> read(List<String> log) {
    List<Logged> entries = new ArrayList<>();
    for (String json : log) entries.add(Logged.read(entries.size() + 1, json));
    return entries;
  }

  /** What the log hashes to after none, one, two … of its entries. */
  private static List<LogHash> hashes(List<String> log) {
    List<LogHash> hashes = new ArrayList<>(List.of(LogHash.EMPTY));
    for (String json : log) hashes.add(hashes.getLast().then(json));
    return hashes;
  }

  private @Nullable TableState<S> restored(
      Snapshots.Mark mark, List<Logged> entries, List<LogHash> hashes) {
    Snapshot snapshot = snapshot(mark, hashes);
    S state = snapshot == null ? null : state(mark, snapshot);
    if (snapshot == null || state == null) return null;
    TableFacts facts = TableFacts.of(entries.subList(0, mark.entry()));
    List<Line> recent = recent(mark, snapshot, entries, hashes, facts);
    return recent == null
        ? null
        : new TableState<>(
            origin, facts, new LiveGame<>(World.resumed(state), snapshot.asked(), recent));
  }

  private @Nullable Snapshot snapshot(Snapshots.Mark mark, List<LogHash> hashes) {
    byte[] bytes = store.snapshots().read(table, mark.entry());
    if (bytes == null) return null;
    Snapshot snapshot = Snapshot.of(bytes, mark, hashes.get(mark.entry()), build);
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
      List<Logged> entries,
      List<LogHash> hashes,
      TableFacts facts) {
    int first = Math.max(0, last.entry() - TableState.RECENT);
    Map<Integer, Snapshots.Mark> marks = new HashMap<>();
    for (Snapshots.Mark mark : store.snapshots().marks(table)) marks.put(mark.entry(), mark);
    Map<Integer, Snapshot.Told> told = new HashMap<>();
    Snapshot snapshot = newest;
    while (true) {
      for (Snapshot.Told one : snapshot.beside().told()) told.put(one.entry(), one);
      if (snapshot.beside().from() <= first) break;
      Snapshots.Mark before = marks.get(snapshot.beside().from());
      snapshot = before == null ? null : snapshot(before, hashes);
      if (snapshot == null) return null;
    }
    Set<Integer> counting = new HashSet<>();
    for (Given g = facts.given(); g != null && g.entry() > first; g = g.before()) {
      counting.add(g.entry());
    }
    List<Line> recent = new ArrayList<>();
    for (Logged logged : entries.subList(first, last.entry())) {
      boolean undone =
          logged.entry() instanceof Entry.Answered && !counting.contains(logged.number());
      recent.add(Snapshot.Told.line(logged, told, undone));
    }
    return recent;
  }

  // Going back further than the memory does

  @Override
  public World<S> world(Origin<S> begun, Seed chance, List<Given> answers, int back) {
    List<LogHash> hashes = hashes(store.read(table, 0));
    for (Snapshots.Mark mark : store.snapshots().marks(table).reversed()) {
      if (mark.answers() > back || !isBehind(answers, mark)) continue;
      Snapshot snapshot = mark.entry() < hashes.size() ? snapshot(mark, hashes) : null;
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
