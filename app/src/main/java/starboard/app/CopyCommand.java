package starboard.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Session;
import starboard.kernel.words.Arg;
import starboard.table.store.Backup;

/** Copies all tables from the data folder to one file, or back. */
@Command
final class CopyCommand implements Runnable {

  /** One of the two ways; the answer is how many tables were copied. */
  private interface Way {
    int copy(Path file, Path folder, boolean force);
  }

  private final Session session;
  private final String done;
  private final Way way;

  @Parameters(paramLabel = "FILE", descriptionKey = "file")
  Path file = Path.of("");

  @Mixin DataFolder data = new DataFolder();

  @Option(names = "--force")
  boolean force;

  private CopyCommand(Session session, String done, Way way) {
    this.session = session;
    this.done = done;
    this.way = way;
  }

  /** To the file, also while the server runs. */
  static CopyCommand backup(Session session) {
    return new CopyCommand(
        session, "cli.backup", (file, folder, force) -> Backup.write(folder, file, force));
  }

  /** From the file. */
  static CopyCommand restore(Session session) {
    return new CopyCommand(session, "cli.restore", Backup::restore);
  }

  @Override
  public void run() {
    Path start = session.io().folder();
    Path path = start.resolve(file);
    int tables = way.copy(path, data.in(start), force);
    session.io().out().println(session.say(done, Arg.of(tables), Arg.word(path.toString())));
  }
}
