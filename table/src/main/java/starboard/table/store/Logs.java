package starboard.table.store;

import java.util.List;

/** The logs of all tables, to be read. */
public interface Logs extends AutoCloseable {

  /** The entries of a table behind the first so many, in their order; none for no such table. */
  List<String> read(String table, int behind);

  /** Those of them up to that entry. */
  default List<String> read(String table, int behind, int last) {
    List<String> entries = read(table, behind);
    return entries.subList(0, Math.min(entries.size(), last - behind));
  }

  /** The tables to which that hash of a secret leads, the oldest first. */
  List<String> tables(String token);

  /** Every table, the oldest first. */
  List<String> tables();

  /** Lets go of the file. */
  @Override
  void close();
}
