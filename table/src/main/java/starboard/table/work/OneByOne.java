package starboard.table.work;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Runs tasks one after another, each when the one before is altogether finished (what it waits for
 * included), without keeping a thread while it waits.
 */
public final class OneByOne {

  private final Executor threads;
  private CompletableFuture<?> last = CompletableFuture.completedFuture(null);

  public OneByOne(Executor threads) {
    this.threads = threads;
  }

  public synchronized <T> CompletableFuture<T> run(Supplier<CompletableFuture<T>> task) {
    CompletableFuture<T> done = last.thenComposeAsync(_ -> task.get(), threads);
    last = done.handle((_, _) -> null);
    return done;
  }
}
