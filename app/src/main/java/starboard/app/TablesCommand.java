package starboard.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Session;
import starboard.kernel.words.Arg;
import starboard.table.store.Housekeeping;

/** Lists, closes and deletes the tables of the data folder, also while the server runs. */
@Command
final class TablesCommand implements Runnable {

  private final Session session;

  @Mixin DataFolder data = new DataFolder();

  TablesCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    try (Housekeeping house = in(data)) {
      List<Housekeeping.Kept> tables = house.tables();
      PrintWriter out = session.io().out();
      for (Housekeeping.Kept kept : tables) out.println(line(kept));
      long bytes = tables.stream().mapToLong(Housekeeping.Kept::bytes).sum();
      out.println(session.say("cli.tables.sum", Arg.of(tables.size()), Arg.word(size(bytes))));
    }
  }

  private Housekeeping in(DataFolder folder) {
    Path start = session.io().folder();
    return new Housekeeping(folder.in(start));
  }

  private String line(Housekeeping.Kept kept) {
    return session.say(
        kept.over() ? "cli.tables.over" : "cli.tables.open",
        Arg.word(kept.id()),
        Arg.word(kept.game()),
        Arg.word(kept.name()),
        Arg.of(kept.entries()),
        Arg.of(kept.chat()),
        Arg.word(size(kept.bytes())),
        Arg.word(kept.opened().toString()),
        Arg.word(kept.last().toString()));
  }

  private static String size(long bytes) {
    return (bytes + 999) / 1000 + " kB";
  }

  /** One thing done to one table. */
  @Command
  static final class One implements Runnable {

    private interface Deed {
      void at(Housekeeping house, String table);
    }

    private final TablesCommand tables;
    private final String done;
    private final Deed deed;

    @Parameters(paramLabel = "TABLE", descriptionKey = "table")
    String table = "";

    @Mixin DataFolder data = new DataFolder();

    private One(TablesCommand tables, String done, Deed deed) {
      this.tables = tables;
      this.done = done;
      this.deed = deed;
    }

    static One close(TablesCommand tables) {
      return new One(
          tables, "cli.tables.closed", (house, table) -> house.close(table, Clock.systemUTC()));
    }

    static One delete(TablesCommand tables) {
      return new One(tables, "cli.tables.deleted", Housekeeping::delete);
    }

    @Override
    public void run() {
      try (Housekeeping house = tables.in(data)) {
        deed.at(house, table);
      }
      Session session = tables.session;
      session.io().out().println(session.say(done, Arg.word(table)));
    }
  }
}
