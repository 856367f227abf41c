package starboard.table;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import starboard.table.store.Before;
import starboard.table.store.Store;

/** A disk that does not take some of what is to be written. */
record FaultyStore(Store disk, Predicate<Store.Append> refuses) implements Before {

  @Override
  public CompletableFuture<Void> append(Append append) {
    return refuses.test(append)
        ? CompletableFuture.failedFuture(new IOException("full"))
        : disk.append(append);
  }
}
