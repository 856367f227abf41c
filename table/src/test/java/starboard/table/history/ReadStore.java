package starboard.table.history;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import starboard.table.store.Snapshots;
import starboard.table.store.Store;

/** A store that counts the entries that are read from it. */
record ReadStore(Store disk, AtomicInteger entries) implements Store {

  @Override
  public CompletableFuture<Void> append(Append append) {
    return disk.append(append);
  }

  @Override
  public List<String> read(String table, int behind) {
    return counted(disk.read(table, behind));
  }

  @Override
  public List<String> read(String table, int behind, int last) {
    return counted(disk.read(table, behind, last));
  }

  private List<String> counted(List<String> read) {
    entries.addAndGet(read.size());
    return read;
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
