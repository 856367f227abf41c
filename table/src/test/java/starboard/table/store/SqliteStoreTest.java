package starboard.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.words.Refusal;
import starboard.table.Store;

class SqliteStoreTest extends StoreContract {

  @TempDir Path folder = Path.of("");

  @Override
  Store open() {
    return SqliteStore.in(folder);
  }

  @Test
  void whatWasWrittenIsThereNextTime(@TempDir Path data) {
    try (Store store = SqliteStore.in(data)) {
      store.append(new Store.Append("a", 1, List.of("one", "two"), List.of("x"))).join();
    }
    try (Store store = SqliteStore.in(data)) {
      assertThat(store.read("a", 0)).containsExactly("one", "two");
      assertThat(store.tables("x")).containsExactly("a");
    }
  }

  @Test
  void whatIsAskedBeforeTheEndIsWritten(@TempDir Path data) {
    try (Store store = SqliteStore.in(data)) {
      for (int i = 1; i <= 500; i++) {
        var _ = store.append(new Store.Append("a", i, List.of("entry " + i), List.of()));
      }
    }
    try (Store store = SqliteStore.in(data)) {
      assertThat(store.read("a", 0)).hasSize(500);
    }
  }

  /** Whoever asked is told, what was written stays, and the store can be closed. */
  @Test
  void anErrorOfTheDiskIsToldAndDoesNotKeepTheStoreOpen(@TempDir Path data) throws SQLException {
    List<CompletableFuture<Void>> failed = new ArrayList<>();
    try (Store store = SqliteStore.in(data)) {
      store.append(new Store.Append("a", 1, List.of("one"), List.of())).join();
      try (Connection other = DataFile.connect(data.resolve(SqliteStore.FILE));
          Statement breaking = other.createStatement()) {
        breaking.execute("alter table entry rename to lost");
      }
      for (int i = 0; i < 3_000; i++) {
        failed.add(store.append(new Store.Append("t" + i, 1, List.of("x"), List.of())));
      }
    }
    assertThat(failed).allMatch(CompletableFuture::isCompletedExceptionally);
    try (Connection other = DataFile.connect(data.resolve(SqliteStore.FILE));
        Statement mend = other.createStatement()) {
      mend.execute("alter table lost rename to entry");
    }
    try (Store store = SqliteStore.in(data)) {
      assertThat(store.tables()).containsExactly("a");
      assertThat(store.read("a", 0)).containsExactly("one");
    }
  }

  @Test
  void twoServersDoNotShareAFile() {
    assertThatThrownBy(() -> SqliteStore.in(folder))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("in-use");
  }

  @Test
  void afterTheEndNothingIsTaken(@TempDir Path data) {
    Store store = SqliteStore.in(data);
    store.close();
    assertThat(store.append(new Store.Append("a", 1, List.of("one"), List.of())))
        .isCompletedExceptionally();
  }

  @Test
  void aFileThatIsNoStoreIsRefused(@TempDir Path data) throws IOException {
    Files.writeString(data.resolve(SqliteStore.FILE), "no database at all ".repeat(100));
    assertThatThrownBy(() -> SqliteStore.in(data))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("unusable");
  }
}
