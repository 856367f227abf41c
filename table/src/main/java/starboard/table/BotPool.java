package starboard.table;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import starboard.kernel.game.Bot;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** Where bots think: as many at a time as there are cores, none longer than its budget. */
final class BotPool implements AutoCloseable {

  private final Pace pace;
  private final ScheduledExecutorService timer;
  private final ThreadPoolExecutor threads;
  private volatile boolean closed;

  BotPool(Pace pace, ScheduledExecutorService timer) {
    this.pace = pace;
    this.timer = timer;
    int cores = Runtime.getRuntime().availableProcessors();
    this.threads =
        new ThreadPoolExecutor(
            cores,
            Integer.MAX_VALUE,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("bot-", 0).daemon().factory());
  }

  /** What the bot chooses in that imagined world, or why it does not. */
  <S extends State<S>> CompletableFuture<Choice> think(
      Bot<S> bot, S world, Seat seat, RandomGenerator chance) {
    CompletableFuture<Choice> thought = new CompletableFuture<>();
    if (closed) return thought;
    Runnable thinking = () -> think(bot, world, seat, chance, thought);
    long wait = pace.beforeBot().toMillis();
    var _ = timer.schedule(() -> threads.execute(thinking), wait, TimeUnit.MILLISECONDS);
    return thought;
  }

  /** Somebody tries again when a bot's time would be over. */
  void later(Runnable again) {
    if (closed) return;
    var _ = timer.schedule(again, pace.budget().toMillis(), TimeUnit.MILLISECONDS);
  }

  private <S extends State<S>> void think(
      Bot<S> bot, S world, Seat seat, RandomGenerator chance, CompletableFuture<Choice> thought) {
    if (closed) return;
    ScheduledFuture<?> end =
        timer.schedule(
            interruption(Thread.currentThread(), thought),
            pace.budget().toMillis(),
            TimeUnit.MILLISECONDS);
    try {
      Choice choice = bot.choose(world, seat, chance);
      if (!closed) thought.complete(choice);
    } catch (Throwable failure) {
      if (!closed) thought.completeExceptionally(failure);
    } finally {
      if (!end.cancel(false)) resize(-1);
      Thread.interrupted();
    }
  }

  /** The thread of a bot that does not listen is lost until the bot comes to an end. */
  private Runnable interruption(Thread thinking, CompletableFuture<Choice> thought) {
    return () -> {
      resize(1);
      thought.completeExceptionally(
          new TimeoutException("took longer than " + pace.budget().toMillis() + " ms"));
      thinking.interrupt();
    };
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
