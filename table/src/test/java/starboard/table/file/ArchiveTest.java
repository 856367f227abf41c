package starboard.table.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import starboard.table.Party;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** Looking back takes its time, but nobody else's. */
class ArchiveTest {

  @Test
  void whoLooksBackHoldsUpNobodyWhoPlays() {
    CountDownLatch looked = new CountDownLatch(1);
    Function<TableState<?>, Integer> slow =
        position -> {
          try {
            looked.await();
          } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
          }
          return position.entry();
        };
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(3);
      List<CompletableFuture<Integer>> looks = new ArrayList<>();
      for (int i = 0; i <= Runtime.getRuntime().availableProcessors(); i++) {
        looks.add(party.table.read(2, slow));
      }
      party.play(3);
      looked.countDown();
      for (CompletableFuture<Integer> look : looks) assertThat(look.join()).isEqualTo(2);
    }
  }
}
