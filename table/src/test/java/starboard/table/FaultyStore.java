package starboard.table;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import starboard.table.store.Snapshots;
import starboard.table.store.Store;

/** A disk that does not take some of what is to be written. */
record FaultyStore(Store disk, Predicate<Store.Append> refuses) implements Store {

  @Override
  public CompletableFuture<Void> append(Append append) {
    return refuses.test(append)
        ? CompletableFuture.failedFuture(new IOException("full"))
        : disk.append(append);
  }

  @Override
  public List<String> read(String table, int behind) {
    return disk.read(table, behind);
  }

  @Override
  public List<String> tables(String token) {
    return disk.tables(token);
  }

  @Override
  public List<String> tables() {
    return disk.tables();
  }

  @Override
  public Snapshots snapshots() {
    return disk.snapshots();
  }

  @Override
  public void close() {
    disk.close();
  }
}
