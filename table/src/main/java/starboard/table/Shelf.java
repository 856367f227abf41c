package starboard.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.State;
import starboard.table.work.ReplayPool;

/** The tables that are in memory; none is brought there by two at a time. */
final class Shelf implements AutoCloseable {

  private final Map<String, CompletableFuture<Table<?>>> tables = new ConcurrentHashMap<>();
  private final ReplayPool loading;
  private final Function<String, Table<?>> load;

  /**
   * @param loading where tables are brought from the store
   * @param load brings one
   */
  Shelf(ReplayPool loading, Function<String, Table<?>> load) {
    this.loading = loading;
    this.load = load;
  }

  /** That table, from the store if it is not in memory; the caller waits. */
  @SuppressWarnings("ReferenceEquality") // whoever put this very promise there keeps it
  Table<?> table(String id) {
    CompletableFuture<Table<?>> mine = new CompletableFuture<>();
    CompletableFuture<Table<?>> there = tables.compute(id, (_, known) -> touched(known, mine));
    if (there == mine) fetch(id, mine);
    try {
      return there.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  /** A table that is used does not leave the memory; none is brought there by two at a time. */
  private static CompletableFuture<Table<?>> touched(
      @Nullable CompletableFuture<Table<?>> known, CompletableFuture<Table<?>> otherwise) {
    if (known == null) return otherwise;
    if (known.state() == Future.State.SUCCESS) known.resultNow().touch();
    return known;
  }

  private void fetch(String id, CompletableFuture<Table<?>> into) {
    var _ =
        loading
            .run(() -> load.apply(id))
            .whenComplete(
                (table, failure) -> {
                  if (failure == null) {
                    into.complete(table);
                    table.begin();
                  } else {
                    tables.remove(id, into);
                    into.completeExceptionally(failure);
                  }
                });
  }

  /** A table just laid, at which bots may begin. */
  <S extends State<S>> Table<S> put(Table<S> table) {
    tables.put(table.id(), CompletableFuture.completedFuture(table));
    table.begin();
    return table;
  }

  /** That table is in the store no more. */
  void drop(Table<?> table) {
    tables.computeIfPresent(
        table.id(),
        (_, there) ->
            there.state() == Future.State.SUCCESS && there.resultNow().equals(table)
                ? null
                : there);
  }

  /** Lets go of tables at which nothing happens; the store has them. */
  void rest(Duration idle) {
    for (String id : tables.keySet()) {
      tables.computeIfPresent(id, (_, there) -> isIdle(there, idle) ? null : there);
    }
  }

  private static boolean isIdle(CompletableFuture<Table<?>> there, Duration idle) {
    return there.state() == Future.State.SUCCESS && there.resultNow().isIdle(idle);
  }

  /** How many there are, with those on their way. */
  int size() {
    return tables.size();
  }

  /** Those that are there. */
  List<Table<?>> tables() {
    List<Table<?>> there = new ArrayList<>();
    for (CompletableFuture<Table<?>> one : tables.values()) {
      if (one.state() == Future.State.SUCCESS) there.add(one.resultNow());
    }
    return there;
  }

  /** Nothing is brought any more. */
  @Override
  public void close() {
    loading.close();
  }
}
