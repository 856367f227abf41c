package starboard.table.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * Saved states in a SQLite file of their own, which may be deleted whenever the server stands. What
 * goes wrong with it is written down and harms nobody.
 */
final class SqliteSnapshots implements Snapshots {

  /** The file in the data folder. */
  static final String FILE = "starboard-snapshots.db";

  private static final System.Logger LOG = System.getLogger(SqliteSnapshots.class.getName());
  private static final String TABLE =
      """
      create table if not exists snapshot (
        tbl text not null, entry integer not null, answers integer not null, body blob not null,
        primary key (tbl, entry)) without rowid\
      """;
  private static final int PATIENCE_SECONDS = 10;

  private final Connection connection;
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("snapshot-writer").daemon().factory());

  private SqliteSnapshots(Connection connection) {
    this.connection = connection;
  }

  /** Those in that folder; a file that cannot be used is put away and begun anew. */
  static SqliteSnapshots in(Path folder) throws SQLException, IOException {
    Path file = folder.resolve(FILE);
    OwnFiles.create(file);
    try {
      return new SqliteSnapshots(connect(file));
    } catch (SQLException damaged) {
      LOG.log(System.Logger.Level.WARNING, "the saved states are made anew", damaged);
      for (String end : List.of("", "-wal", "-shm")) {
        Files.deleteIfExists(folder.resolve(FILE + end));
      }
      OwnFiles.create(file);
      return new SqliteSnapshots(connect(file));
    }
  }

  /** Nothing is left in that folder of the states of a table. */
  static void forget(Path folder, String table) throws SQLException {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file)) return;
    try (Connection connection = connect(file);
        PreparedStatement statement =
            connection.prepareStatement("delete from snapshot where tbl = ?")) {
      statement.setString(1, table);
      statement.executeUpdate();
    }
  }

  private static Connection connect(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
    Connection connection = config.createConnection("jdbc:sqlite:" + file);
    try (Statement statement = connection.createStatement()) {
      statement.execute(TABLE);
      return connection;
    } catch (SQLException unusable) {
      connection.close();
      throw unusable;
    }
  }

  @Override
  public void keep(String table, Mark mark, byte[] body) {
    later(
        "insert or replace into snapshot values (?, ?, ?, ?)",
        table,
        mark.entry(),
        mark.answers(),
        body);
  }

  @Override
  public void drop(String table, int entry) {
    later("delete from snapshot where tbl = ? and entry = ?", table, entry);
  }

  private void later(String change, Object... values) {
    try {
      writer.execute(() -> change(change, values));
    } catch (RejectedExecutionException closed) {
      LOG.log(System.Logger.Level.DEBUG, "a state came too late to be saved");
    }
  }

  private synchronized void change(String change, Object... values) {
    try (PreparedStatement statement = prepared(change, values)) {
      statement.executeUpdate();
    } catch (SQLException unwritten) {
      LOG.log(System.Logger.Level.WARNING, "a state is not saved", unwritten);
    }
  }

  @Override
  public synchronized List<Mark> marks(String table) {
    List<Mark> marks = new ArrayList<>();
    String query = "select entry, answers from snapshot where tbl = ? order by entry";
    try (PreparedStatement statement = prepared(query, table);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) marks.add(new Mark(rows.getInt(1), rows.getInt(2)));
      return marks;
    } catch (SQLException unread) {
      LOG.log(System.Logger.Level.WARNING, "saved states cannot be read", unread);
      return List.of();
    }
  }

  @Override
  public synchronized byte @Nullable [] read(String table, int entry) {
    String query = "select body from snapshot where tbl = ? and entry = ?";
    try (PreparedStatement statement = prepared(query, table, entry);
        ResultSet row = statement.executeQuery()) {
      return row.next() ? row.getBytes(1) : null;
    } catch (SQLException unread) {
      LOG.log(System.Logger.Level.WARNING, "a saved state cannot be read", unread);
      return null;
    }
  }

  private PreparedStatement prepared(String text, Object... values) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(text);
    for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
    return statement;
  }

  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) writer.shutdownNow();
      synchronized (this) {
        connection.close();
      }
    } catch (SQLException unclosed) {
      LOG.log(System.Logger.Level.WARNING, "the saved states cannot be closed", unclosed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
