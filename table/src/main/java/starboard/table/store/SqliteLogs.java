package starboard.table.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** The logs in a SQLite file. Reading disturbs nobody who writes. */
public final class SqliteLogs implements Logs {

  private final Path file;
  private Connection connection;

  SqliteLogs(Path file) throws SQLException {
    this.file = file;
    this.connection = DataFile.connect(file);
  }

  /** Those in that folder, also while a server runs on it; refused if there are none. */
  public static SqliteLogs in(Path folder) {
    Path file = folder.resolve(SqliteStore.FILE);
    Arg named = Arg.word(folder.toString());
    if (!Files.exists(file)) throw new Refusal("bad-file", Text.of("store.none", named));
    try {
      if (DataFile.version(file) != DataFile.VERSION) {
        throw new Refusal("bad-file", Text.of("store.version", Arg.word(file.toString())));
      }
      return new SqliteLogs(file);
    } catch (SQLException unusable) {
      throw SqliteStore.unusable(folder, unusable);
    }
  }

  @Override
  public List<String> read(String table, int behind) {
    return strings(
        "select body from entry where tbl = ? and number > ? order by number", table, behind);
  }

  @Override
  public List<String> read(String table, int behind, int last) {
    return strings(
        "select body from entry where tbl = ? and number > ? and number <= ? order by number",
        table,
        behind,
        last);
  }

  @Override
  public List<String> tables(String token) {
    return strings(
        "select id from token join laid on id = tbl where hash = ? order by place", token);
  }

  @Override
  public List<String> tables() {
    return strings("select id from laid order by place");
  }

  /** A connection that failed is given up for another. */
  private synchronized List<String> strings(String query, Object... values) {
    try {
      return found(query, values);
    } catch (SQLException broken) {
      try {
        connection.close();
        connection = DataFile.connect(file);
        return found(query, values);
      } catch (SQLException failure) {
        throw new IllegalStateException("the store cannot be read", failure);
      }
    }
  }

  private List<String> found(String query, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      List<String> strings = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) strings.add(rows.getString(1));
      }
      return strings;
    }
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException failure) {
      throw new IllegalStateException("the store cannot be closed", failure);
    }
  }
}
