package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.game.Games;
import starboard.table.NewTable;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.secret.Secret;
import starboard.table.store.SqliteStore;
import starboard.table.store.Store;
import starboard.table.work.Pace;

/** The commands that carry one table in a file. */
class TableFilesTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles()));
  private static final Pattern LINK = Pattern.compile("/t/([\\w-]+)#join=([\\w-]+)");

  @TempDir Path folder = Path.of("");
  private String table = "";

  private Tables tables(String data) {
    Store store = SqliteStore.in(folder.resolve(data));
    Roster roster = new Roster(Roster.OWN);
    return new Tables(GAMES, roster, store, Clock.systemUTC(), Pace.STANDARD);
  }

  @BeforeEach
  void layATable() {
    try (Tables tables = tables("here")) {
      NewTable.Wanted ada = new NewTable.Wanted.Here("Ada");
      NewTable.Wanted somebody = new NewTable.Wanted.Link("");
      table =
          tables
              .open(
                  new NewTable(
                      "pebbles",
                      2,
                      Map.of(),
                      "Beach",
                      List.of(ada, somebody),
                      null,
                      "",
                      false,
                      false))
              .join()
              .table()
              .id();
    }
  }

  private Run run(String... args) {
    return Run.in(folder, GAMES, "", args);
  }

  /** A file that holds a seed is for its owner only, where file systems know such a thing. */
  private void isForItsOwner(String file) throws IOException {
    Path path = folder.resolve(file);
    if (!path.getFileSystem().supportedFileAttributeViews().contains("posix")) return;
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-------");
  }

  @Test
  void aTableGoesOnInAnotherFolder() throws IOException {
    Run export = run("export", table, "beach.json", "--data", "here");
    assertThat(export.err()).isEmpty();
    isForItsOwner("beach.json");
    assertThat(export.out())
        .startsWith("The table was written to ")
        .contains("beach.json")
        .contains("this file holds its secret seed");
    Run laid = run("import", "beach.json", "--data", "there");
    assertThat(laid.err()).isEmpty();
    assertThat(laid.out())
        .containsPattern("Table [\\w-]+ is open")
        .contains("  Ada: /t/")
        .contains("  Player 2: /t/")
        .contains("makes you the table's host");
    Matcher link = LINK.matcher(laid.out());
    assertThat(link.find()).isTrue();
    try (Tables tables = tables("there")) {
      Secret code = Secret.of(link.group(2));
      assertThat(tables.table(link.group(1)).claim(code, "Ada").join().seat()).isZero();
      Matcher hosting = Pattern.compile("/t/([\\w-]+)#host=([\\w-]+)").matcher(laid.out());
      assertThat(hosting.find()).isTrue();
      Tables.Found found = tables.recover(Secret.of(hosting.group(2)));
      assertThat(found.table().id()).isEqualTo(hosting.group(1)).isEqualTo(link.group(1));
      assertThat(found.host()).isTrue();
    }
  }

  @Test
  void aTableIsReadWhileTheServerRunsButNoneIsLaid() {
    try (Tables _ = tables("here")) {
      assertThat(run("export", table, "beach.json", "--data", "here").code()).isZero();
      Run laid = run("import", "beach.json", "--data", "here");
      assertThat(laid.code()).isEqualTo(1);
      assertThat(laid.err()).contains("A server is running on the data folder");
    }
  }

  @Test
  void theFileIsNamedByItsTableAndNotReplacedUnlessForced() {
    assertThat(run("export", table, "--data", "here").code()).isZero();
    assertThat(folder.resolve("starboard-" + table + ".json")).exists();
    Run again = run("export", table, "--data", "here");
    assertThat(again.code()).isEqualTo(1);
    assertThat(again.err()).contains("exists already; add --force to replace it.");
    assertThat(run("export", table, "--data", "here", "--force").code()).isZero();
  }

  @Test
  void whatIsMissingIsNamed() {
    Run unknown = run("export", "nowhere", "--data", "here");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).isEqualTo("There is no table \"nowhere\".\n");
    assertThat(run("export", table, "--data", "void").err()).contains("There are no tables in");
    assertThat(run("export").err()).contains("Something is missing: TABLE");
    assertThat(run("import", "nothing", "--data", "here", "--lang=cs").err())
        .isEqualTo("Soubor „nothing“ neexistuje.\n");
  }

  @Test
  void aBrokenFileLaysNoTable() throws IOException {
    Files.writeString(folder.resolve("cut.json"), "{\"log\":[");
    Run cut = run("import", "cut.json", "--data", "here");
    assertThat(cut.code()).isEqualTo(1);
    assertThat(cut.err())
        .startsWith("\"cut.json\" cannot be played: This is no table file: its JSON is broken");
    try (Store store = SqliteStore.in(folder.resolve("here"))) {
      assertThat(store.tables()).containsExactly(table);
    }
  }

  @Test
  void aSavedGameBecomesATable() throws IOException {
    Run.in(folder, GAMES, "1\nsave game.json\nquit\n", "play", "pebbles");
    isForItsOwner("game.json");
    Run laid = run("import", "game.json", "--data", "there", "--lang=cs");
    assertThat(laid.code()).isZero();
    assertThat(laid.out()).contains("je otevřený").contains("Hráč 1: /t/").contains("hostitele");
  }
}
