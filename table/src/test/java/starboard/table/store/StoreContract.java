package starboard.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises. */
abstract class StoreContract {

  private Store store = new MemoryStore();

  abstract Store open();

  @BeforeEach
  void openIt() {
    store = open();
  }

  @AfterEach
  void closeIt() {
    store.close();
  }

  private CompletableFuture<Void> append(String table, int first, String... entries) {
    return store.append(new Store.Append(table, first, List.of(entries), List.of()));
  }

  @Test
  void entriesAreReadAsTheyWereWritten() {
    append("a", 1, "{\"ž\":1}", "two").join();
    append("b", 1, "other").join();
    append("a", 3, "three").join();
    assertThat(store.read("a", 0)).containsExactly("{\"ž\":1}", "two", "three");
    assertThat(store.read("a", 2)).containsExactly("three");
    assertThat(store.read("a", 9)).isEmpty();
    assertThat(store.read("none", 0)).isEmpty();
  }

  @Test
  void theSecondWriterIsRefusedAndWritesNothing() {
    append("a", 1, "one").join();
    CompletableFuture<Void> first = append("a", 2, "two");
    CompletableFuture<Void> second = append("a", 2, "zwei", "drei");
    CompletableFuture<Void> gap = append("a", 7, "seven");
    first.join();
    assertThatThrownBy(second::join).hasCauseInstanceOf(Store.SecondWriter.class);
    assertThatThrownBy(gap::join).hasCauseInstanceOf(Store.SecondWriter.class);
    assertThat(store.read("a", 0)).containsExactly("one", "two");
  }

  @Test
  void oneRefusedAmongManyDoesNotHarmTheOthers() {
    List<CompletableFuture<Void>> good = new ArrayList<>();
    List<CompletableFuture<Void>> bad = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      good.add(append("t" + i, 1, "one"));
      bad.add(append("t" + i, 5, "five"));
    }
    for (CompletableFuture<Void> done : good) done.join();
    for (CompletableFuture<Void> refused : bad) {
      assertThatThrownBy(refused::join).hasCauseInstanceOf(Store.SecondWriter.class);
    }
    assertThat(store.tables()).hasSize(100);
  }

  @Test
  void tablesAreListedInTheOrderTheyWereLaid() {
    for (String table : List.of("z", "a", "m")) append(table, 1, "one").join();
    append("z", 2, "two").join();
    assertThat(store.tables()).containsExactly("z", "a", "m");
  }

  @Test
  void whatIsForgottenReadsOtherwise() {
    append("a", 1, "one", "secret", "three").join();
    append("b", 1, "one", "secret").join();
    SortedMap<Integer, String> rewritten = new TreeMap<>(Map.of(2, "two"));
    store.append(new Store.Append("a", 4, List.of("four"), List.of(), rewritten)).join();
    assertThat(store.read("a", 0)).containsExactly("one", "two", "three", "four");
    assertThat(store.read("b", 0)).containsExactly("one", "secret");
  }

  @Test
  void tokensLeadToTheirTables() {
    store.append(new Store.Append("b", 1, List.of("one"), List.of("x", "y"))).join();
    store.append(new Store.Append("a", 1, List.of("one"), List.of("x"))).join();
    store.append(new Store.Append("a", 2, List.of("two"), List.of("x"))).join();
    assertThat(store.tables("x")).containsExactly("b", "a");
    assertThat(store.tables("y")).containsExactly("b");
    assertThat(store.tables("z")).isEmpty();
  }
}
