package starboard.table.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Stands before another store and does what that does, but for what it overrides. */
public interface Before extends Store {

  Store disk();

  @Override
  default CompletableFuture<Void> append(Append append) {
    return disk().append(append);
  }

  @Override
  default List<String> read(String table, int behind) {
    return disk().read(table, behind);
  }

  @Override
  default List<String> tables(String token) {
    return disk().tables(token);
  }

  @Override
  default List<String> tables() {
    return disk().tables();
  }

  @Override
  default Snapshots snapshots() {
    return disk().snapshots();
  }

  @Override
  default void close() {
    disk().close();
  }
}
