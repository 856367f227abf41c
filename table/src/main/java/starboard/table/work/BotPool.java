package starboard.table.work;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** Where bots think: so many at a time, none longer than its budget. */
public final class BotPool implements AutoCloseable {

  /** A bot is told of a little less than its budget, so that it can come to an end in time. */
  private static final int SLACK = 10;

  private final Pace pace;
  private final ScheduledExecutorService timer;
  private final ThreadPoolExecutor threads;
  private volatile boolean closed;

  public BotPool(Pace pace, ScheduledExecutorService timer, int atATime) {
    this.pace = pace;
    this.timer = timer;
    this.threads =
        new ThreadPoolExecutor(
            atATime,
            Integer.MAX_VALUE,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("bot-", 0).daemon().factory());
  }

  /** What the bot chooses in that imagined world, or why it does not. */
  public <S extends State<S>> CompletableFuture<Choice> think(
      Bot<S> bot, S world, Seat seat, RandomGenerator chance) {
    Thinking<Choice> thinking =
        new Thinking<>(
            budget -> {
              S asked = world.copy();
              Choice choice = bot.choose(world, seat, budget, chance);
              if (!asked.choices(seat).contains(choice)) {
                throw new IllegalStateException("chose " + choice);
              }
              return choice;
            });
    if (closed) return thinking.thought;
    long wait = pace.beforeBot().toMillis();
    var _ = timer.schedule(() -> threads.execute(thinking), wait, TimeUnit.MILLISECONDS);
    return thinking.thought;
  }

  /** What comes of something a person waits for. */
  public <T> CompletableFuture<T> ponder(Function<Budget, T> mind) {
    Thinking<T> thinking = new Thinking<>(mind);
    if (!closed) threads.execute(thinking);
    return thinking.thought;
  }

  /** Somebody tries again when a bot's time would be over. */
  public void later(Runnable again) {
    if (closed) return;
    var _ = timer.schedule(again, pace.budget().toMillis(), TimeUnit.MILLISECONDS);
  }

  /**
   * A bot at work. Its thread is interrupted only while it thinks; that of a bot that does not
   * listen is lost until the bot comes to an end.
   */
  private final class Thinking<T> implements Runnable {

    private final Function<Budget, T> mind;
    private final CompletableFuture<T> thought = new CompletableFuture<>();
    private @Nullable Thread thread;
    private boolean late;

    private Thinking(Function<Budget, T> mind) {
      this.mind = mind;
    }

    @Override
    public void run() {
      if (closed) return;
      begin();
      long budget = pace.budget().toNanos();
      ScheduledFuture<?> end = timer.schedule(this::expire, budget, TimeUnit.NANOSECONDS);
      long own = budget - budget / SLACK;
      long start = System.nanoTime();
      try {
        T outcome = mind.apply(() -> System.nanoTime() - start < own);
        if (!closed) thought.complete(outcome);
      } catch (Throwable failure) {
        if (!closed) thought.completeExceptionally(failure);
      } finally {
        end.cancel(false);
        finish();
      }
    }

    private synchronized void begin() {
      thread = Thread.currentThread();
    }

    /** From now on the thread is another bot's. */
    private synchronized void finish() {
      thread = null;
      Thread.interrupted();
      if (late) resize(-1);
    }

    private synchronized void expire() {
      if (thread == null) return;
      late = true;
      resize(1);
      long millis = pace.budget().toMillis();
      thought.completeExceptionally(new TimeoutException("took longer than " + millis + " ms"));
      thread.interrupt();
    }
  }

  private synchronized void resize(int change) {
    threads.setCorePoolSize(threads.getCorePoolSize() + change);
  }

  /** Thoughts that are interrupted now come to nothing; nobody has failed. */
  @Override
  public void close() {
    closed = true;
    threads.shutdownNow();
  }
}
