package starboard.table.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Keeps logs as long as the program runs. */
public final class MemoryStore implements Store {

  private final Map<String, List<String>> logs = new LinkedHashMap<>();
  private final Map<String, Set<String>> tokens = new LinkedHashMap<>();
  private final Snapshots snapshots = new MemorySnapshots();

  @Override
  public synchronized CompletableFuture<Void> append(Append append) {
    List<String> log = logs.computeIfAbsent(append.table(), _ -> new ArrayList<>());
    if (log.size() != append.first() - 1) {
      return CompletableFuture.failedFuture(new SecondWriter(append));
    }
    append.rewritten().forEach((number, body) -> log.set(number - 1, body));
    log.addAll(append.entries());
    for (String token : append.tokens()) {
      tokens.computeIfAbsent(token, _ -> new LinkedHashSet<>()).add(append.table());
    }
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public synchronized List<String> read(String table, int behind) {
    List<String> log = logs.getOrDefault(table, List.of());
    return List.copyOf(log.subList(Math.min(behind, log.size()), log.size()));
  }

  @Override
  public synchronized List<String> tables(String token) {
    return List.copyOf(tokens.getOrDefault(token, Set.of()));
  }

  @Override
  public synchronized List<String> tables() {
    return List.copyOf(logs.keySet());
  }

  @Override
  public Snapshots snapshots() {
    return snapshots;
  }

  @Override
  public void close() {}
}
