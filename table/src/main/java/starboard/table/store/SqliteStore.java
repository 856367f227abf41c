package starboard.table.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.Store;

/**
 * The logs in one SQLite file. One thread writes: what has been asked for while the disk was busy
 * goes into the next transaction together, and is acknowledged when that is on the disk.
 */
public final class SqliteStore implements Store {

  /** The file in the data folder. */
  public static final String FILE = "starboard.db";

  private static final int MOST_TOGETHER = 1000;

  /** What waits for the disk; without an append it is the end. */
  private record Waiting(@Nullable Append append, CompletableFuture<Void> done) {}

  private final FileChannel lockFile;
  private final Connection writing;
  private final SqliteLogs reading;
  private final PreparedStatement last;
  private final PreparedStatement laid;
  private final PreparedStatement entry;
  private final PreparedStatement token;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Thread writer;
  private boolean closed;

  private SqliteStore(Path file, FileChannel lockFile) throws SQLException {
    this.lockFile = lockFile;
    DataFile.migrate(file);
    this.writing = DataFile.connect(file);
    this.reading = new SqliteLogs(file);
    writing.setAutoCommit(false);
    this.last =
        writing.prepareStatement("select coalesce(max(number), 0) from entry where tbl = ?");
    this.laid = writing.prepareStatement("insert into laid (id) values (?)");
    this.entry = writing.prepareStatement("insert into entry values (?, ?, ?)");
    this.token = writing.prepareStatement("insert or ignore into token values (?, ?)");
    this.writer = Thread.ofPlatform().name("log-writer").start(this::write);
  }

  /** The store in that folder, which is made if need be; refused if another server has it open. */
  public static SqliteStore in(Path folder) {
    try {
      Files.createDirectories(folder);
      return new SqliteStore(folder.resolve(FILE), lock(folder));
    } catch (IOException | SQLException unusable) {
      throw unusable(folder, unusable);
    }
  }

  static Refusal unusable(Path folder, Exception why) {
    String reason = String.valueOf(why.getMessage());
    return new Refusal(
        "bad-data", Text.of("store.unusable", Arg.word(folder.toString()), Arg.word(reason)));
  }

  /** Held by whoever may write to the folder's file; refused if somebody holds it. */
  static FileChannel lock(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve(FILE + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) return channel;
    } catch (OverlappingFileLockException here) {
      // held by this program: refused below
    }
    channel.close();
    throw new Refusal("data-in-use", Text.of("store.in-use", Arg.word(folder.toString())));
  }

  @Override
  public CompletableFuture<Void> append(Append entries) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    synchronized (queue) {
      if (closed) done.completeExceptionally(new IllegalStateException("the store is closed"));
      else queue.add(new Waiting(entries, done));
    }
    return done;
  }

  private void write() {
    List<Waiting> group = new ArrayList<>();
    boolean open = true;
    while (open) {
      try {
        group.add(queue.take());
        queue.drainTo(group, MOST_TOGETHER);
      } catch (InterruptedException ignored) {
        continue; // the end is announced in the queue
      }
      open = write(group);
      group.clear();
    }
  }

  /** Writes what has come together; tells whether there is more to come. */
  private boolean write(List<Waiting> group) {
    List<CompletableFuture<Void>> written = new ArrayList<>();
    boolean open = group.getLast().append() != null;
    try {
      for (Waiting waiting : group) {
        Append append = waiting.append();
        if (append == null) {
          written.add(waiting.done());
        } else if (lastOf(append.table()) != append.first() - 1) {
          waiting.done().completeExceptionally(new SecondWriter(append));
        } else {
          insert(append);
          written.add(waiting.done());
        }
      }
      writing.commit();
      for (CompletableFuture<Void> done : written) done.complete(null);
    } catch (SQLException failure) {
      for (Waiting waiting : group) waiting.done().completeExceptionally(failure);
      rollBack();
    }
    return open;
  }

  private int lastOf(String table) throws SQLException {
    last.setString(1, table);
    try (ResultSet row = last.executeQuery()) {
      return row.getInt(1);
    }
  }

  private void insert(Append append) throws SQLException {
    if (append.first() == 1) {
      laid.setString(1, append.table());
      laid.executeUpdate();
    }
    int number = append.first();
    for (String body : append.entries()) {
      entry.setString(1, append.table());
      entry.setInt(2, number++);
      entry.setString(3, body);
      entry.executeUpdate();
    }
    for (String hash : append.tokens()) {
      token.setString(1, hash);
      token.setString(2, append.table());
      token.executeUpdate();
    }
  }

  private void rollBack() {
    try {
      writing.rollback();
    } catch (SQLException broken) {
      System.getLogger(SqliteStore.class.getName())
          .log(System.Logger.Level.ERROR, "cannot roll back", broken);
    }
  }

  @Override
  public List<String> read(String table, int behind) {
    return reading.read(table, behind);
  }

  @Override
  public List<String> tables(String token) {
    return reading.tables(token);
  }

  @Override
  public List<String> tables() {
    return reading.tables();
  }

  @Override
  public void close() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    synchronized (queue) {
      if (closed) return;
      closed = true;
      queue.add(new Waiting(null, end));
    }
    end.handle((_, _) -> null).join();
    try {
      writer.join();
      reading.close();
      for (PreparedStatement statement : List.of(last, laid, entry, token)) statement.close();
      writing.close();
      lockFile.close();
    } catch (SQLException failure) {
      throw new IllegalStateException("the store cannot be closed", failure);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
