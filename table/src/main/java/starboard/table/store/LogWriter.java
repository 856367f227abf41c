package starboard.table.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A connection that writes entries. Once anything has failed on it nobody knows where its
 * transaction stands: it is to be closed, and another takes its place.
 */
final class LogWriter implements AutoCloseable {

  private final Connection connection;
  private final List<PreparedStatement> statements = new ArrayList<>();
  private final PreparedStatement last;
  private final PreparedStatement laid;
  private final PreparedStatement entry;
  private final PreparedStatement token;

  LogWriter(Path file) throws SQLException {
    this.connection = DataFile.connect(file);
    try {
      overwriteWhatIsDeleted();
      connection.setAutoCommit(false);
      this.last = statement("select coalesce(max(number), 0) from entry where tbl = ?");
      this.laid = statement("insert into laid (id) values (?)");
      this.entry = statement("insert into entry values (?, ?, ?)");
      this.token = statement("insert or ignore into token values (?, ?)");
    } catch (SQLException broken) {
      close();
      throw broken;
    }
  }

  /** What somebody wants to be forgotten is not to be found in free pages either. */
  private void overwriteWhatIsDeleted() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma secure_delete = on");
    }
  }

  private PreparedStatement statement(String sql) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    statements.add(statement);
    return statement;
  }

  /** Whether the log ends just before these entries. */
  boolean isTurnOf(Store.Append append) throws SQLException {
    return lastOf(append.table()) == append.first() - 1;
  }

  /** Inserts entries whose turn it is. */
  void insert(Store.Append append) throws SQLException {
    if (append.first() == 1) execute(laid, append.table());
    for (Map.Entry<Integer, String> changed : append.rewritten().entrySet()) {
      once(
          "update entry set body = ? where tbl = ? and number = ?",
          changed.getValue(),
          append.table(),
          changed.getKey());
    }
    int number = append.first();
    for (String body : append.entries()) execute(entry, append.table(), number++, body);
    for (String hash : append.tokens()) execute(token, hash, append.table());
  }

  private int lastOf(String table) throws SQLException {
    last.setString(1, table);
    try (ResultSet row = last.executeQuery()) {
      return row.getInt(1);
    }
  }

  /** Takes away what may be left of entries that were refused because writing them failed. */
  void forget(Store.Append refused) throws SQLException {
    String table = refused.table();
    once("delete from entry where tbl = ? and number >= ?", table, refused.first());
    if (refused.first() == 1) {
      once("delete from laid where id = ?", table);
      once("delete from token where tbl = ?", table);
    }
  }

  /** Writes a page that says nothing new: whether the disk takes it. */
  void probe() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma user_version = " + DataFile.VERSION);
    }
  }

  private void once(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      execute(statement, values);
    }
  }

  private static void execute(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
    statement.executeUpdate();
  }

  /** On the disk when it returns. */
  void commit() throws SQLException {
    connection.commit();
  }

  /** What was not committed is gone. */
  @Override
  public void close() throws SQLException {
    for (PreparedStatement statement : statements) statement.close();
    connection.close();
  }
}
