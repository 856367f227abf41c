package starboard.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Session;
import starboard.kernel.Arg;
import starboard.table.store.Backup;

/** Copies all tables to one file, also while the server runs. */
@Command(name = "backup")
final class BackupCommand implements Runnable {

  private final Session session;

  @Parameters(paramLabel = "FILE", descriptionKey = "file")
  Path file = Path.of("");

  @Mixin DataFolder data = new DataFolder();

  @Option(names = "--force")
  boolean force;

  BackupCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    Path start = session.io().folder();
    int tables = Backup.write(data.in(start), start.resolve(file), force);
    session
        .io()
        .out()
        .println(session.say("cli.backup", Arg.of(tables), Arg.word(file.toString())));
  }
}
