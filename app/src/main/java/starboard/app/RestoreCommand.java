package starboard.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Session;
import starboard.kernel.Arg;
import starboard.table.store.Backup;

/** Puts the tables of a backup in the place of those there are. */
@Command(name = "restore")
final class RestoreCommand implements Runnable {

  private final Session session;

  @Parameters(paramLabel = "FILE", descriptionKey = "file")
  Path file = Path.of("");

  @Mixin DataFolder data = new DataFolder();

  @Option(names = "--force")
  boolean force;

  RestoreCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    Path start = session.io().folder();
    int tables = Backup.restore(start.resolve(file), data.in(start), force);
    session
        .io()
        .out()
        .println(session.say("cli.restore", Arg.of(tables), Arg.word(data.in(start).toString())));
  }
}
