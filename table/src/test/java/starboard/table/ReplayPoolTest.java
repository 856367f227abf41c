package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Refusal;

/** Long work keeps nobody else waiting for ever. */
class ReplayPoolTest {

  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);

  @AfterEach
  void stop() {
    timer.shutdownNow();
  }

  private static int replayWithoutEnd() {
    while (true) ReplayPool.requireTime();
  }

  @Test
  void whatTakesTooLongIsRefusedAndTheNextIsDone() {
    try (ReplayPool pool = new ReplayPool("test", 1, Duration.ofMillis(50), timer)) {
      CompletableFuture<Integer> endless = pool.run(ReplayPoolTest::replayWithoutEnd);
      CompletableFuture<Integer> next = pool.run(() -> 1);
      assertThatThrownBy(endless::join)
          .cause()
          .isInstanceOfSatisfying(
              Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("too-slow"));
      assertThat(next.join()).isEqualTo(1);
    }
  }

  @Test
  void tooMuchAtOnceIsRefused() {
    CountDownLatch free = new CountDownLatch(1);
    try (ReplayPool pool = new ReplayPool("test", 1, Duration.ofMinutes(5), timer)) {
      List<CompletableFuture<Boolean>> all = new ArrayList<>();
      for (int i = 0; i < 1_100; i++) all.add(pool.run(() -> await(free)));
      assertThat(all.stream().filter(CompletableFuture::isCompletedExceptionally).count())
          .isBetween(50L, 100L);
      free.countDown();
      assertThat(all.getFirst().join()).isTrue();
    }
  }

  private static boolean await(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException stopped) {
      return false;
    }
  }
}
