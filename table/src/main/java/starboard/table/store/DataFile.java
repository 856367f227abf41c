package starboard.table.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** A SQLite file with the tables the store needs. */
final class DataFile {
  private DataFile() {}

  /** What the newest migration sets as the file's version. */
  static final int VERSION = 1;

  private static final int PATIENCE_MILLIS = 5000;

  /**
   * How many pages (of 4 KiB) the journal takes before they are carried into the file. That holds
   * the commit up; a page written many times meanwhile is carried once.
   */
  private static final String JOURNAL_PAGES = "8000";

  /** Flyway tells at length what it does; only its warnings matter. */
  private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

  /** A connection whose commits are on the disk when they return. */
  static Connection connect(Path file) throws SQLException {
    return source(file).getConnection();
  }

  private static SQLiteDataSource source(Path file) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, JOURNAL_PAGES);
    config.setGetGeneratedKeys(false);
    config.setBusyTimeout(PATIENCE_MILLIS);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  /** Brings the file up to date; one that is already is not touched. */
  static void migrate(Path file) throws SQLException {
    int version = version(file);
    if (version == VERSION) return;
    if (version > VERSION) {
      throw new SQLException("written by a newer Starboard (version " + version + ")");
    }
    FLYWAY.setLevel(Level.WARNING);
    Flyway.configure()
        .dataSource(source(file))
        .locations("classpath:starboard/table/store/migration")
        .load()
        .migrate();
  }

  /** Fails if the file is damaged. */
  static void check(Path file) throws SQLException {
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma quick_check(1)")) {
      if (!row.getString(1).equals("ok")) throw new SQLException("damaged: " + row.getString(1));
    }
  }

  static int version(Path file) throws SQLException {
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma user_version")) {
      return row.getInt(1);
    }
  }
}
