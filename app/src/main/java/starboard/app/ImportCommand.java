package starboard.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CompletionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Saves;
import starboard.app.terminal.Session;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.table.NewTable;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.state.Chair;
import starboard.table.store.SqliteStore;
import starboard.table.work.Pace;

/** Lays a table in the data folder from a file, and says how its seats are taken. */
@Command
final class ImportCommand implements Runnable {

  private final Session session;

  @Parameters(paramLabel = "FILE", descriptionKey = "file")
  String file = "";

  @Mixin DataFolder data = new DataFolder();

  ImportCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    Path start = session.io().folder();
    byte[] bytes = Saves.bytes(start, file);
    try (Tables tables =
        new Tables(
            session.games(),
            new Roster(Roster.OWN),
            SqliteStore.in(data.in(start)),
            Clock.systemUTC(),
            Pace.STANDARD)) {
      say(laid(tables, bytes));
    }
  }

  private NewTable.Laid laid(Tables tables, byte[] bytes) {
    try {
      return tables.importFile(bytes).join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof Refusal why) throw Saves.bad(file, why, session);
      throw failed;
    }
  }

  private void say(NewTable.Laid laid) {
    PrintWriter out = session.io().out();
    List<String> names =
        laid.table().read(now -> now.chairs().stream().map(Chair::name).toList()).join();
    out.println(session.say("cli.import", Arg.word(laid.table().id())));
    String table = "/t/" + laid.table().id();
    for (NewTable.Key key : laid.seats()) {
      String name = names.get(key.seat());
      String link = table + "#join=" + key.value().letters();
      out.println(
          "  " + (name.isEmpty() ? session.player(Seat.of(key.seat())) : name) + ": " + link);
    }
    out.println(session.say("cli.import.host"));
    out.println("  " + table + "#host=" + laid.host().letters());
  }
}
