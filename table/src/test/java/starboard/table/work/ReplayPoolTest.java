package starboard.table.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import starboard.kernel.game.Games;
import starboard.kernel.play.Replay;
import starboard.kernel.words.Refusal;
import starboard.table.Counting;
import starboard.table.NewTable;
import starboard.table.Party;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** Long work keeps nobody else waiting for ever, not even whoever tests it. */
@Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
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

  /** A game that is played on from an earlier moment holds up none of those who play. */
  @Test
  void aGameThatGoesOnIsRetoldInAPool() {
    Counting game = new Counting("1");
    Tables tables = Party.tables(new MemoryStore(), Games.of(List.of(game)));
    List<NewTable.Wanted> one = List.of(new NewTable.Wanted.Here("Ada"));
    try (Party party = Party.of(tables, one)) {
      for (int i = 0; i < 20; i++) party.choose(party.questions().getFirst(), i % 2);
      Replay begun = party.table.read(TableState::replay).join();
      game.threads.clear();
      NewTable wanted = new NewTable("demo", 1, Map.of(), "On", one, null, "", false, false);
      Table<?> on = tables.open(wanted, begun).join().table();
      assertThat(on.read(now -> now.state().answers()).join()).isEqualTo(20);
      assertThat(game.threads).isNotEmpty().allMatch(name -> name.startsWith("archive"));
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
