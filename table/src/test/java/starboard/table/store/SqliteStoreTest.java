package starboard.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.words.Refusal;

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

  /** Nor of the states that were saved of it, and nothing of another's goes. */
  @Test
  void nothingIsLeftOfADeletedTable(@TempDir Path data) {
    Snapshots.Mark mark = new Snapshots.Mark(1, 0);
    try (Store store = SqliteStore.in(data)) {
      for (String table : List.of("a", "b")) {
        store.append(new Store.Append(table, 1, List.of("one"), List.of())).join();
        store.snapshots().keep(table, mark, new byte[] {1});
      }
    }
    try (Housekeeping housekeeping = new Housekeeping(data)) {
      housekeeping.delete("a");
    }
    try (Store store = SqliteStore.in(data)) {
      assertThat(store.read("a", 0)).isEmpty();
      assertThat(store.snapshots().marks("a")).isEmpty();
      assertThat(store.snapshots().marks("b")).containsExactly(mark);
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

  /** Logs hold seeds and names. */
  @Test
  void onlyTheOwnerReadsWhatIsKept(@TempDir Path data) throws IOException {
    assumeTrue(data.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Path home = data.resolve("home");
    Path backup = data.resolve("all.backup");
    try (Store store = SqliteStore.in(home)) {
      store.append(new Store.Append("a", 1, List.of("one"), List.of())).join();
      Backup.write(home, backup, false);
      try (Stream<Path> files = Files.walk(home)) {
        for (Path path : Stream.concat(files, Stream.of(backup)).toList()) {
          assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
              .as(path.toString())
              .endsWith("------");
        }
      }
    }
  }

  @Test
  void aDamagedFileIsFoundAtTheStart(@TempDir Path data) throws IOException {
    Path file = data.resolve(SqliteStore.FILE);
    try (Store store = SqliteStore.in(data)) {
      for (int i = 1; i <= 300; i++) {
        store.append(new Store.Append("a", i, List.of("x".repeat(500)), List.of())).join();
      }
    }
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 8_192, (byte) 0x55);
    Files.write(file, bytes);
    assertThatThrownBy(() -> SqliteStore.in(data))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("unusable");
    assertThatThrownBy(() -> SqliteStore.in(data)).hasMessageContaining("unusable");
  }

  /** What the connection left behind is forgotten, and nothing that was acknowledged. */
  @Test
  void whatWasRefusedNeverCounts(@TempDir Path data) throws SQLException {
    try (Store store = SqliteStore.in(data)) {
      store.append(new Store.Append("a", 1, List.of("one"), List.of())).join();
      alter(data, "alter table token rename to lost");
      List<CompletableFuture<Void>> refused =
          List.of(
              store.append(new Store.Append("a", 2, List.of("two"), List.of("x"))),
              store.append(new Store.Append("b", 1, List.of("one"), List.of("y"))),
              store.append(new Store.Append("a", 1, List.of("eins"), List.of("z"))));
      for (CompletableFuture<Void> one : refused) {
        assertThatThrownBy(one::join).isInstanceOf(CompletionException.class);
      }
      assertThat(store.isWell()).isFalse();
      // as if it had come to the disk all the same
      alter(data, "insert into entry values ('a', 2, 'two')");
      alter(data, "alter table lost rename to token");
      while (!store.isWell()) Thread.onSpinWait();
      assertThat(store.read("a", 0)).containsExactly("one");
      assertThat(store.tables()).containsExactly("a");
      store.append(new Store.Append("a", 2, List.of("zwei"), List.of("x"))).join();
      assertThat(store.read("a", 0)).containsExactly("one", "zwei");
    }
  }

  private static void alter(Path data, String sql) throws SQLException {
    try (Connection other = DataFile.connect(data.resolve(SqliteStore.FILE));
        Statement statement = other.createStatement()) {
      statement.execute(sql);
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
