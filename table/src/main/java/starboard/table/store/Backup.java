package starboard.table.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** Copies all tables of a data folder to one file, and back. */
public final class Backup {
  private Backup() {}

  private static final String CODE = "bad-file";

  /**
   * Writes all tables to a file, as they stand at one moment; a server may go on meanwhile.
   *
   * @return how many tables are in it
   */
  public static int write(Path folder, Path target, boolean overwrite) {
    Path source = folder.resolve(SqliteStore.FILE);
    if (!Files.exists(source)) throw refused("store.none", folder);
    if (Files.isDirectory(target)) throw refused("store.directory", target);
    if (Files.exists(target) && !overwrite) throw refused("store.exists", target);
    Path part = target.resolveSibling(target.getFileName() + ".part");
    try {
      if (Files.exists(target) && Files.isSameFile(source, target)) {
        throw refused("store.itself", target);
      }
      copy(source, part);
      int tables = check(part);
      sync(part);
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      return tables;
    } catch (IOException | SQLException failure) {
      throw refused("store.failed", target, failure);
    } finally {
      discard(part);
    }
  }

  /**
   * Puts a backup in the place of the folder's tables. These are set aside under another name,
   * never deleted.
   *
   * @return how many tables there are now
   */
  public static int restore(Path source, Path folder, boolean overwrite) {
    if (!Files.isRegularFile(source)) throw refused("store.no-backup", source);
    Path target = folder.resolve(SqliteStore.FILE);
    Path part = folder.resolve(SqliteStore.FILE + ".part");
    try {
      check(source);
      OwnFiles.createFolders(folder);
      try (FileChannel _ = SqliteStore.lock(folder)) {
        if (Files.exists(target) && !overwrite) throw refused("store.exists", target);
        copy(source, part);
        int tables = check(part);
        sync(part);
        setAside(folder);
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        return tables;
      }
    } catch (IOException | SQLException failure) {
      throw refused("store.failed", source, failure);
    } finally {
      discard(part);
    }
  }

  /** All that is in the file, and in the journal SQLite may keep beside it. */
  private static void copy(Path from, Path to) throws IOException, SQLException {
    Files.deleteIfExists(to);
    OwnFiles.create(to);
    try (Connection connection = reading(from);
        PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, to.toString());
      copy.execute();
    }
  }

  private static Connection reading(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return config.createConnection("jdbc:sqlite:" + file);
  }

  /**
   * The file and what SQLite keeps beside it. First the journal is carried into the file, so that
   * one move does it; what cannot be opened is moved as it is, the file before its journal.
   */
  private static void setAside(Path folder) throws IOException {
    carryOver(folder.resolve(SqliteStore.FILE));
    String time =
        DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS")
            .format(LocalDateTime.now(ZoneId.systemDefault()));
    for (String beside : new String[] {"", "-wal", "-shm"}) {
      Path old = folder.resolve(SqliteStore.FILE + beside);
      Path aside = folder.resolve("before-restore-" + time + ".db" + beside);
      if (Files.exists(old)) Files.move(old, aside);
    }
  }

  private static void carryOver(Path file) {
    if (!Files.exists(file)) return;
    try (Connection connection = DataFile.connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(truncate)");
    } catch (SQLException damaged) {
      System.getLogger(Backup.class.getName())
          .log(System.Logger.Level.WARNING, "its journal stays beside it: " + damaged.getMessage());
    }
  }

  /** How many tables a whole and sound backup holds; refused if it is none. */
  private static int check(Path file) throws SQLException {
    try (Connection connection = reading(file);
        Statement statement = connection.createStatement()) {
      if (!string(statement, "pragma integrity_check").equals("ok")) {
        throw refused("store.damaged", file);
      }
      String version = string(statement, "pragma user_version");
      if (!version.equals(String.valueOf(DataFile.VERSION))) throw refused("store.version", file);
      return Integer.parseInt(string(statement, "select count(*) from laid"));
    } catch (SQLException none) {
      throw refused("store.no-backup", file);
    }
  }

  private static String string(Statement statement, String query) throws SQLException {
    try (ResultSet row = statement.executeQuery(query)) {
      return row.getString(1);
    }
  }

  private static void sync(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  private static void discard(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException left) {
      part.toFile().deleteOnExit();
    }
  }

  private static Refusal refused(String key, Path path) {
    return refused(key, path, null);
  }

  private static Refusal refused(String key, Path path, @Nullable Exception why) {
    String reason = why == null ? "" : String.valueOf(why.getMessage());
    return new Refusal(CODE, Text.of(key, Arg.word(path.toString()), Arg.word(reason)));
  }
}
