package starboard.table.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;

/** A budget ends one bot's thoughts and nobody else's. */
class BotPoolTest {

  private static final Pace PACE =
      new Pace(Duration.ZERO, Duration.ofMinutes(2), Duration.ofMinutes(5));

  /** Lets the tests say when a budget is spent. */
  private static final class Clockwork extends ScheduledThreadPoolExecutor {
    final List<Runnable> ends = new CopyOnWriteArrayList<>();

    Clockwork() {
      super(1);
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
      if (delay == 0) return super.schedule(command, delay, unit);
      ends.add(command);
      return super.schedule(command, 1, TimeUnit.DAYS);
    }
  }

  private static <S extends State<S>> CompletableFuture<Choice> ask(
      BotPool pool, Game<S> game, Bot<S> bot) {
    S s = game.open(Setup.of(game, 2, Map.of()), Seed.of(1));
    return pool.think(bot, s, s.next(), new SplittableRandom(1));
  }

  /** The first bot's time ends while the second thinks on the same thread. */
  @Test
  void aLateEndDoesNotHitTheNextBot() throws InterruptedException {
    nextBot(Games.registered().named("demo"));
  }

  private static <S extends State<S>> void nextBot(Game<S> game) throws InterruptedException {
    CountDownLatch thinking = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    try (Clockwork clock = new Clockwork();
        BotPool pool = new BotPool(PACE, clock, 1)) {
      ask(pool, game, (world, seat, _, _) -> world.choices(seat).at(0)).join();
      CompletableFuture<Choice> second =
          ask(
              pool,
              game,
              (world, seat, _, _) -> {
                thinking.countDown();
                try {
                  ended.await();
                } catch (InterruptedException hit) {
                  throw new IllegalStateException("interrupted", hit);
                }
                return world.choices(seat).at(0);
              });
      thinking.await();
      clock.ends.getFirst().run();
      ended.countDown();
      assertThat(second.join()).isNotNull();
      clock.shutdownNow();
    }
  }

  @Test
  void whoIsLateIsInterrupted() throws InterruptedException {
    late(Games.registered().named("demo"));
  }

  private static <S extends State<S>> void late(Game<S> game) throws InterruptedException {
    CountDownLatch thinking = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    try (Clockwork clock = new Clockwork();
        BotPool pool = new BotPool(PACE, clock, 1)) {
      CompletableFuture<Choice> late =
          ask(
              pool,
              game,
              (world, seat, _, _) -> {
                thinking.countDown();
                try {
                  new CountDownLatch(1).await();
                } catch (InterruptedException hit) {
                  interrupted.countDown();
                }
                return world.choices(seat).at(0);
              });
      thinking.await();
      clock.ends.getFirst().run();
      assertThatThrownBy(late::join).hasMessageContaining("took longer");
      interrupted.await();
      assertThat(ask(pool, game, (world, seat, _, _) -> world.choices(seat).at(0)).join())
          .isNotNull();
      clock.shutdownNow();
    }
  }

  /** A search that asks before each round comes to an end by itself. */
  @Test
  void aSearchKnowsItsBudget() {
    searching(Games.registered().named("demo"));
  }

  private static <S extends State<S>> void searching(Game<S> game) {
    Pace hasty = new Pace(Duration.ZERO, Duration.ofMillis(200), Duration.ofMinutes(5));
    try (Clockwork clock = new Clockwork();
        BotPool pool = new BotPool(hasty, clock, 1)) {
      CompletableFuture<Choice> found =
          ask(
              pool,
              game,
              (world, seat, budget, _) -> {
                while (budget.another()) Thread.onSpinWait();
                return world.choices(seat).at(0);
              });
      assertThat(found.join()).isNotNull();
      clock.shutdownNow();
    }
  }
}
