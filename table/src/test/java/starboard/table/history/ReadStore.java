package starboard.table.history;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import starboard.table.store.Before;
import starboard.table.store.Store;

/** A store that counts the entries that are read from it. */
record ReadStore(Store disk, AtomicInteger entries) implements Before {

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
}
