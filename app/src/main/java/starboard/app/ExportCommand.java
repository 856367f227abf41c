package starboard.app;

import java.nio.file.Path;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Saves;
import starboard.app.terminal.Session;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.file.Archive;
import starboard.table.store.Housekeeping;
import starboard.table.store.Logs;
import starboard.table.store.SqliteLogs;

/** Writes one table of the data folder to a file, also while the server runs. */
@Command
final class ExportCommand implements Runnable {

  private final Session session;

  @Parameters(index = "0", paramLabel = "TABLE", descriptionKey = "table")
  String table = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", descriptionKey = "file")
  @Nullable String file;

  @Mixin DataFolder data = new DataFolder();

  @Option(names = "--force")
  boolean force;

  ExportCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    Path start = session.io().folder();
    Path folder = data.in(start);
    Archive.Exported exported = exported(folder);
    String name = file == null ? "starboard-" + table + ".json" : file;
    if (!force && Saves.exists(start, name)) {
      throw new Refusal("bad-file", Text.of("store.exists", Arg.word(name)));
    }
    if (!exported.over()) tell(folder);
    Path path = Saves.write(start, name, exported.json(), force);
    session.io().out().println(session.say("cli.export", Arg.word(path.toString())));
    if (!exported.over()) session.io().out().println(session.say(Text.of("table.file-note")));
  }

  /** An export before the end is told to everybody at the table. */
  private void tell(Path folder) {
    try (Housekeeping house = new Housekeeping(folder)) {
      house.tellExported(table, Clock.systemUTC());
    }
  }

  private Archive.Exported exported(Path folder) {
    try (Logs logs = SqliteLogs.in(folder)) {
      return new Archive(logs, session.games()).export(table);
    }
  }
}
