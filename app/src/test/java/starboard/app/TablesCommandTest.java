package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.game.Games;
import starboard.table.NewTable;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.store.SqliteStore;
import starboard.table.work.Pace;

/** Whoever runs a server keeps order among its tables, while it runs. */
class TablesCommandTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles()));

  @TempDir Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private Tables tables;

  @SuppressWarnings("NullAway.Init")
  private NewTable.Laid laid;

  @BeforeEach
  void layATable() {
    Roster roster = new Roster(Roster.OWN);
    tables =
        new Tables(
            GAMES,
            roster,
            SqliteStore.in(folder.resolve("here")),
            Clock.systemUTC(),
            Pace.STANDARD);
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Ben"));
    laid =
        tables
            .open(new NewTable("pebbles", 2, Map.of(), "Beach", seats, null, "", false, false))
            .join();
    chat("Hello").join();
  }

  @AfterEach
  void stop() {
    tables.close();
  }

  private CompletableFuture<?> chat(String text) {
    Keys ada = Keys.of(laid.seats().getFirst().value());
    return laid.table().order(ada, new Command.Chat(0, text, null, null));
  }

  private Run run(String... args) {
    return Run.in(folder, GAMES, "", args);
  }

  @Test
  void whatIsKeptIsListed() {
    Run list = run("tables", "--data", "here");
    assertThat(list.err()).isEmpty();
    assertThat(list.out())
        .contains(laid.table().id())
        .contains("pebbles")
        .contains("Beach")
        .contains("2 entries")
        .contains("1 table");
    assertThat(run("tables", "--data", "here", "--lang=cs").out()).contains("1 stůl");
    assertThat(run("tables", "--data", "nowhere").err()).contains("There are no tables");
  }

  @Test
  void aClosedTableIsPlayedNoMore() {
    Run closed = run("tables", "close", laid.table().id(), "--data", "here");
    assertThat(closed.err()).isEmpty();
    assertThat(closed.out()).contains("closed");
    chat("Still here?").join();
    Keys ada = Keys.of(laid.seats().getFirst().value());
    assertThatThrownBy(() -> laid.table().order(ada, new Command.Pause()).join())
        .hasMessageContaining("over");
    assertThat(run("tables", "close", laid.table().id(), "--data", "here").err())
        .contains("The game is over");
    assertThat(run("tables", "--data", "here").out()).contains("over");
  }

  @Test
  void whatIsExportedBeforeTheEndIsToldToThoseWhoPlay() {
    String id = laid.table().id();
    assertThat(run("export", id, "beach.json", "--data", "here").err()).isEmpty();
    assertThat(run("tables", "--data", "here").out()).contains("3 entries");
    chat("Who was that?").join();
    assertThat(run("export", id, "again.json", "--data", "here").err()).isEmpty();
    assertThat(folder.resolve("again.json")).content().containsOnlyOnce("\"kind\":\"exported\"");
  }

  @Test
  void ofADeletedTableNothingIsLeft() {
    String id = laid.table().id();
    assertThat(run("tables", "delete", id, "--data", "here").out()).contains("deleted");
    assertThatThrownBy(() -> chat("Still here?").join()).hasMessageContaining("none");
    assertThatThrownBy(() -> tables.table(id)).hasMessageContaining("none");
    assertThat(run("tables", "--data", "here").out()).contains("0 tables");
    assertThat(run("tables", "delete", id, "--data", "here").err()).contains("no table");
  }
}
