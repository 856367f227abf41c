package starboard.table.store;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/**
 * Where the logs of all tables are kept. What it has acknowledged survives the end of the program
 * and of the machine. Nothing is deleted but what a person wants to be forgotten, and whole tables
 * by whoever runs the server.
 */
public interface Store extends Logs {

  /**
   * Entries to be written together, or not at all.
   *
   * @param first the number of the first of them; the log must end just before it
   * @param tokens hashes of secrets and codes that lead to this table from now on
   * @param rewritten earlier entries that read otherwise from now on, since somebody is forgotten
   */
  record Append(
      String table,
      int first,
      List<String> entries,
      List<String> tokens,
      SortedMap<Integer, String> rewritten) {
    public Append {
      entries = List.copyOf(entries);
      tokens = List.copyOf(tokens);
      rewritten = Collections.unmodifiableSortedMap(new TreeMap<>(rewritten));
    }

    /** Nothing earlier changes. */
    public Append(String table, int first, List<String> entries, List<String> tokens) {
      this(table, first, entries, tokens, Collections.emptySortedMap());
    }
  }

  /** Somebody else has written an entry with that number. */
  final class SecondWriter extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SecondWriter(Append refused) {
      super("table " + refused.table() + " has an entry " + refused.first() + " already");
    }
  }

  /**
   * Done when the entries are durable; fails with {@link SecondWriter} if it is not our turn, and
   * with a refusal if they could not be written: then they never count.
   */
  CompletableFuture<Void> append(Append entries);

  /** Whether it takes what it is given; else it refuses to, for as long as the disk does. */
  default boolean isWell() {
    return true;
  }

  /** Saved states, which a table can do without. */
  Snapshots snapshots();

  /** Waits until everything acknowledged or not is written, and lets go of the file. */
  @Override
  void close();
}
