package starboard.table.work;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * Where whole logs are replayed: on a few threads of its own, so that those who play are not held
 * up however long it takes, with a bounded queue, and none longer than it may.
 */
public final class ReplayPool implements AutoCloseable {

  private static final int MOST_WAITING = 1_000;

  private final ThreadPoolExecutor threads;
  private final ScheduledExecutorService timer;
  private final Duration limit;

  public ReplayPool(String name, int count, Duration limit, ScheduledExecutorService timer) {
    this.threads =
        new ThreadPoolExecutor(
            count,
            count,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name(name + "-", 0).daemon().factory());
    this.limit = limit;
    this.timer = timer;
  }

  /** Done when the work is; refused if there is too much of it or it takes too long. */
  public <T> CompletableFuture<T> run(Supplier<T> work) {
    CompletableFuture<T> done = new CompletableFuture<>();
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              try {
                done.complete(work.get());
              } catch (Throwable failure) {
                done.completeExceptionally(failure);
              }
            },
            null);
    try {
      threads.execute(() -> run(task, done));
    } catch (RejectedExecutionException full) {
      done.completeExceptionally(new Refusal("too-many", Text.of("table.replay-busy")));
    }
    return done;
  }

  private void run(FutureTask<Void> task, CompletableFuture<?> done) {
    Runnable interruption =
        () -> {
          done.completeExceptionally(tooLong());
          task.cancel(true);
        };
    ScheduledFuture<?> end = timer.schedule(interruption, limit.toMillis(), TimeUnit.MILLISECONDS);
    task.run();
    end.cancel(false);
  }

  /** Called between entries: whoever replays for too long ends here. */
  public static void requireTime() {
    if (Thread.currentThread().isInterrupted()) throw tooLong();
  }

  private static Refusal tooLong() {
    return new Refusal("too-slow", Text.of("table.replay-long"));
  }

  @Override
  public void close() {
    threads.shutdown();
  }
}
