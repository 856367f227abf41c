package starboard.table.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Saved states of tables: a cache beside their logs, which may lose anything at any time. Nothing
 * it gives back is believed that does not fit the log.
 */
public interface Snapshots extends AutoCloseable {

  /** Which state was saved: after that entry, when so many answers counted. */
  record Mark(int entry, int answers) {}

  /** Is written some time; nobody waits for it. */
  void keep(String table, Mark mark, byte[] body);

  /** The states of a table that are kept, the oldest first. */
  List<Mark> marks(String table);

  /** What was kept of that entry, or null. */
  byte @Nullable [] read(String table, int entry);

  /** What was kept of that entry is of no use. */
  void drop(String table, int entry);

  @Override
  void close();
}
