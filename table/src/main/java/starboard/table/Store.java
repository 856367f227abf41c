package starboard.table;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Where the logs of all tables are kept. What it has acknowledged survives the end of the program
 * and of the machine. Nothing is ever deleted.
 */
public interface Store extends Logs {

  /**
   * Entries to be written together, or not at all.
   *
   * @param first the number of the first of them; the log must end just before it
   * @param tokens hashes of secrets and codes that lead to this table from now on
   */
  record Append(String table, int first, List<String> entries, List<String> tokens) {
    public Append {
      entries = List.copyOf(entries);
      tokens = List.copyOf(tokens);
    }
  }

  /** Somebody else has written an entry with that number. */
  final class SecondWriter extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SecondWriter(Append refused) {
      super("table " + refused.table() + " has an entry " + refused.first() + " already");
    }
  }

  /** Done when the entries are durable; fails with {@link SecondWriter} if it is not our turn. */
  CompletableFuture<Void> append(Append entries);

  /** Waits until everything acknowledged or not is written, and lets go of the file. */
  @Override
  void close();
}
