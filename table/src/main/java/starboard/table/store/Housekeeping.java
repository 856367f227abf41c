package starboard.table.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.log.Logged;

/**
 * What whoever runs a server does with the tables of its folder, also while it runs: the server
 * notices when it next writes to such a table.
 */
public final class Housekeeping implements AutoCloseable {

  private static final String KINDS =
      "select id, count(*), sum(length(cast(body as blob))),"
          + " sum(body like '{\"kind\":\"chat\"%'), sum(body like '{\"kind\":\"closed\"%'),"
          + " (select body from entry where tbl = id and number = 1),"
          + " (select body from entry where tbl = id order by number desc limit 1)"
          + " from laid join entry on tbl = id group by place order by place";

  private final Path folder;
  private final Path file;
  private final SqliteLogs logs;

  /** The tables in that folder; refused if there are none. */
  public Housekeeping(Path folder) {
    this.folder = folder;
    this.logs = SqliteLogs.in(folder);
    this.file = folder.resolve(SqliteStore.FILE);
  }

  /**
   * What is kept of a table.
   *
   * @param chat how many of its entries are things people said
   * @param bytes how much of the disk its log takes
   */
  public record Kept(
      String id,
      String game,
      String name,
      Instant opened,
      Instant last,
      int entries,
      int chat,
      long bytes,
      boolean over) {}

  /** All tables, the oldest first. */
  public List<Kept> tables() {
    List<Kept> tables = new ArrayList<>();
    try (Connection connection = DataFile.connect(file);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(KINDS)) {
      while (row.next()) {
        int entries = row.getInt(2);
        Logged first = Logged.read(1, row.getString(6));
        Logged last = Logged.read(entries, row.getString(7));
        if (!(first.entry() instanceof Entry.Opened opened)) continue;
        tables.add(
            new Kept(
                row.getString(1),
                opened.game(),
                opened.name(),
                first.at(),
                last.at(),
                entries,
                row.getInt(4),
                row.getLong(3),
                row.getInt(5) > 0));
      }
      return tables;
    } catch (SQLException broken) {
      throw failed(broken);
    }
  }

  /** The game at that table is over, undecided; nobody plays on, everybody may look. */
  public void close(String table, Clock clock) {
    List<String> log = log(table);
    Logged first = Logged.read(1, log.getFirst());
    boolean over = log.stream().anyMatch(body -> body.startsWith("{\"kind\":\"closed\""));
    if (over || !(first.entry() instanceof Entry.Opened opened)) {
      throw new Refusal("over", Text.of("table.over"));
    }
    write(table, log.size() + 1, new Entry.Closed(List.of(), opened.seed()), clock);
  }

  /** Its people read that somebody has the table as a file, and in it the seed. */
  public void tellExported(String table, Clock clock) {
    write(table, log(table).size() + 1, new Entry.Exported(), clock);
  }

  private void write(String table, int number, Entry entry, Clock clock) {
    Logged logged = new Logged(number, clock.instant(), entry);
    Store.Append append = new Store.Append(table, number, List.of(logged.json()), List.of());
    try (LogWriter writer = new LogWriter(file)) {
      if (!writer.isTurnOf(append)) throw new Refusal("busy", Text.of("store.played-on"));
      writer.insert(append);
      writer.commit();
    } catch (SQLException broken) {
      throw failed(broken);
    }
  }

  /** Nothing is left of that table. */
  public void delete(String table) {
    log(table);
    try (LogWriter writer = new LogWriter(file)) {
      writer.forget(new Store.Append(table, 1, List.of(), List.of()));
      writer.commit();
      SqliteSnapshots.forget(folder, table);
    } catch (SQLException broken) {
      throw failed(broken);
    }
  }

  private List<String> log(String table) {
    List<String> log = logs.read(table, 0);
    if (log.isEmpty()) throw new Refusal("unknown-table", Text.of("table.none", Arg.word(table)));
    return log;
  }

  private Refusal failed(SQLException why) {
    return SqliteStore.unusable(file, why);
  }

  @Override
  public void close() {
    logs.close();
  }
}
