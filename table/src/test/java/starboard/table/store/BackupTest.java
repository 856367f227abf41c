package starboard.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.words.Refusal;

/** All tables to one file and back. */
class BackupTest {

  @TempDir Path folder = Path.of("");

  private static void lay(Store store, String table) {
    store.append(new Store.Append(table, 1, List.of("entry of " + table), List.of())).join();
  }

  @Test
  void aBackupTakenWhileTheServerRunsIsRestoredElsewhere() {
    Path file = folder.resolve("all.backup");
    try (Store store = SqliteStore.in(folder.resolve("here"))) {
      lay(store, "a");
      lay(store, "b");
      assertThat(Backup.write(folder.resolve("here"), file, false)).isEqualTo(2);
      lay(store, "later");
    }
    assertThat(Backup.restore(file, folder.resolve("there"), false)).isEqualTo(2);
    try (Store store = SqliteStore.in(folder.resolve("there"))) {
      assertThat(store.tables()).containsExactly("a", "b");
      assertThat(store.read("b", 0)).containsExactly("entry of b");
      lay(store, "new");
    }
  }

  @Test
  void nothingIsOverwrittenUnlessForcedAndNothingIsDeletedEvenThen() throws IOException {
    Path here = folder.resolve("here");
    Path file = folder.resolve("all.backup");
    try (Store store = SqliteStore.in(here)) {
      lay(store, "a");
    }
    Backup.write(here, file, false);
    try (Store store = SqliteStore.in(here)) {
      lay(store, "b");
    }
    refused("exists", () -> Backup.write(here, file, false));
    refused("exists", () -> Backup.restore(file, here, false));
    assertThat(Backup.restore(file, here, true)).isEqualTo(1);
    try (Store store = SqliteStore.in(here)) {
      assertThat(store.tables()).containsExactly("a");
    }
    try (Stream<Path> files = Files.list(here)) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .anyMatch(name -> name.startsWith("before-restore-") && name.endsWith(".db"));
    }
    assertThat(Backup.write(here, file, true)).isEqualTo(1);
  }

  @Test
  void aRunningServersTablesAreNotReplaced() {
    Path here = folder.resolve("here");
    Path file = folder.resolve("all.backup");
    try (Store store = SqliteStore.in(here)) {
      lay(store, "a");
      Backup.write(here, file, false);
      refused("in-use", () -> Backup.restore(file, here, true));
      lay(store, "b");
    }
  }

  /** After a crash the newest entries are in the journal beside the file. */
  @Test
  void whatLiesInTheJournalIsRestoredToo() throws IOException {
    Path here = folder.resolve("here");
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    try (Store store = SqliteStore.in(here)) {
      lay(store, "a");
      for (String beside : List.of("", "-wal")) {
        String name = SqliteStore.FILE + beside;
        Files.copy(here.resolve(name), crashed.resolve(name));
      }
    }
    Path source = crashed.resolve(SqliteStore.FILE);
    assertThat(Backup.restore(source, folder.resolve("there"), false)).isEqualTo(1);
    try (Store store = SqliteStore.in(folder.resolve("there"))) {
      assertThat(store.read("a", 0)).containsExactly("entry of a");
    }
  }

  /** A crash while things are set aside may part the file from its journal. */
  @Test
  void whatIsSetAsideIsWholeWithoutItsJournal() throws IOException {
    Path here = folder.resolve("here");
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    Path file = folder.resolve("all.backup");
    try (Store store = SqliteStore.in(here)) {
      lay(store, "a");
      Backup.write(here, file, false);
      lay(store, "in the journal");
      for (String beside : List.of("", "-wal")) {
        String name = SqliteStore.FILE + beside;
        Files.copy(here.resolve(name), crashed.resolve(name));
      }
    }
    Backup.restore(file, crashed, true);
    Path aside = Files.createDirectory(folder.resolve("aside"));
    try (Stream<Path> files = Files.list(crashed)) {
      Path set =
          files
              .filter(path -> path.toString().endsWith(".db"))
              .filter(path -> path.toString().contains("before-restore"))
              .findFirst()
              .orElseThrow();
      Files.copy(set, aside.resolve(SqliteStore.FILE));
    }
    try (Store store = SqliteStore.in(aside)) {
      assertThat(store.tables()).containsExactly("a", "in the journal");
    }
    try (Store store = SqliteStore.in(crashed)) {
      assertThat(store.tables()).containsExactly("a");
    }
  }

  @Test
  void theFileOfARunningServerIsNotItsBackup() {
    Path here = folder.resolve("here");
    try (Store store = SqliteStore.in(here)) {
      lay(store, "a");
      refused("itself", () -> Backup.write(here, here.resolve(SqliteStore.FILE), true));
      lay(store, "b");
    }
    try (Store store = SqliteStore.in(here)) {
      assertThat(store.tables()).containsExactly("a", "b");
    }
  }

  @Test
  void whatIsNoBackupIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "hello ".repeat(1000));
    refused("no-backup", () -> Backup.restore(text, folder.resolve("there"), false));
    refused(
        "no-backup",
        () -> Backup.restore(folder.resolve("nowhere"), folder.resolve("there"), false));
    refused("none", () -> Backup.write(folder.resolve("there"), folder.resolve("x"), false));
  }

  private static void refused(String key, Runnable doing) {
    assertThatThrownBy(doing::run).isInstanceOf(Refusal.class).hasMessageContaining(key);
  }
}
