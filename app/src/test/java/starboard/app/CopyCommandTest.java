package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.game.Games;
import starboard.table.store.SqliteStore;
import starboard.table.store.Store;

class CopyCommandTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles()));

  @TempDir Path folder = Path.of("");

  @BeforeEach
  void layATable() {
    try (Store store = SqliteStore.in(folder.resolve("here"))) {
      store.append(new Store.Append("a", 1, List.of("one"), List.of())).join();
    }
  }

  private Run run(String... args) {
    return Run.in(folder, GAMES, "", args);
  }

  @Test
  void aBackupIsWrittenAndRestored() {
    Run backup = run("backup", "all.backup", "--data", "here");
    assertThat(backup.err()).isEmpty();
    assertThat(backup.out()).startsWith("1 table copied to ");
    Run restore = run("restore", "all.backup", "--data=there", "--lang=cs");
    assertThat(restore.out()).startsWith("Obnoveno z ").endsWith("1 stůl.\n");
    try (Store store = SqliteStore.in(folder.resolve("there"))) {
      assertThat(store.tables()).containsExactly("a");
    }
  }

  @Test
  void nothingIsReplacedUnlessForced() {
    run("backup", "all.backup", "--data", "here");
    Run again = run("backup", "all.backup", "--data", "here");
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err()).contains("exists already; add --force");
    Run restore = run("restore", "all.backup", "--data", "here");
    assertThat(restore.code()).isEqualTo(1);
    assertThat(restore.err()).contains("exists already; add --force");
    assertThat(run("restore", "all.backup", "--data", "here", "--force").code()).isZero();
    assertThat(run("backup", "all.backup", "--data", "here", "--force").code()).isZero();
  }

  @Test
  void aRunningServerIsNotDisturbed() {
    try (Store _ = SqliteStore.in(folder.resolve("here"))) {
      assertThat(run("backup", "all.backup", "--data", "here").code()).isZero();
      Run restore = run("restore", "all.backup", "--data", "here", "--force");
      assertThat(restore.code()).isEqualTo(1);
      assertThat(restore.err()).contains("A server is running on the data folder");
    }
  }

  @Test
  void whatIsMissingIsNamed() {
    assertThat(run("backup", "x", "--data", "nowhere").err()).contains("There are no tables in");
    assertThat(run("restore", "x", "--data", "here").err()).contains("is no backup of Starboard");
  }
}
