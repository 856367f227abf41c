package starboard.table.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Keeps states as long as the program runs. */
public final class MemorySnapshots implements Snapshots {

  private final Map<String, SortedMap<Integer, Mark>> marks = new HashMap<>();
  private final Map<String, Map<Integer, byte[]>> bodies = new HashMap<>();

  @Override
  public synchronized void keep(String table, Mark mark, byte[] body) {
    marks.computeIfAbsent(table, _ -> new TreeMap<>()).put(mark.entry(), mark);
    bodies.computeIfAbsent(table, _ -> new HashMap<>()).put(mark.entry(), body.clone());
  }

  @Override
  public synchronized List<Mark> marks(String table) {
    SortedMap<Integer, Mark> known = marks.get(table);
    return known == null ? List.of() : List.copyOf(known.values());
  }

  @Override
  public synchronized byte @Nullable [] read(String table, int entry) {
    byte[] body = bodies.getOrDefault(table, Map.of()).get(entry);
    return body == null ? null : body.clone();
  }

  @Override
  public synchronized void drop(String table, int entry) {
    marks.computeIfPresent(table, (_, known) -> without(known, entry));
    bodies.computeIfPresent(table, (_, known) -> without(known, entry));
  }

  private static <M extends Map<Integer, ?>> M without(M known, int entry) {
    known.remove(entry);
    return known;
  }

  @Override
  public void close() {}
}
