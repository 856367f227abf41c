package starboard.table.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * The logs in one SQLite file. One thread writes: what has been asked for while the disk was busy
 * goes into the next transaction together, and is acknowledged when that is on the disk. What the
 * disk does not take is refused and never counts; the connection on which that happened is given
 * up.
 */
public final class SqliteStore implements Store {

  /** The file in the data folder. */
  public static final String FILE = "starboard.db";

  private static final System.Logger LOG = System.getLogger(SqliteStore.class.getName());
  private static final int MOST_TOGETHER = 1000;

  /** How long a disk that took nothing is left alone. */
  private static final long RETRY_MILLIS = 500;

  /** What waits for the disk; without an append it is the end. */
  private record Waiting(@Nullable Append append, CompletableFuture<Void> done) {}

  private final Path file;
  private final FileChannel lockFile;
  private final SqliteLogs reading;
  private final SqliteSnapshots snapshots;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Thread writer;

  /** What could not be written, and of which nobody knows how much is on the disk. */
  private final List<Append> doubtful = new ArrayList<>();

  /** Null after a failure, until the disk takes something again. */
  private @Nullable LogWriter writing;

  private volatile boolean well = true;
  private boolean closed;

  private SqliteStore(Path folder, FileChannel lockFile) throws SQLException, IOException {
    this.file = folder.resolve(FILE);
    this.lockFile = lockFile;
    DataFile.migrate(file);
    DataFile.check(file);
    this.writing = new LogWriter(file);
    this.reading = new SqliteLogs(file);
    this.snapshots = SqliteSnapshots.in(folder);
    this.writer = Thread.ofPlatform().name("log-writer").start(this::write);
  }

  /** The store in that folder, which is made if need be; refused if another server has it open. */
  public static SqliteStore in(Path folder) {
    try {
      OwnFiles.createFolders(folder);
      FileChannel lock = lock(folder);
      try {
        OwnFiles.create(folder.resolve(FILE));
        return new SqliteStore(folder, lock);
      } catch (IOException | SQLException | RuntimeException unusable) {
        lock.close();
        throw unusable;
      }
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
    Path file = folder.resolve(FILE + ".lock");
    OwnFiles.create(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
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
        Waiting first = well ? queue.take() : queue.poll(RETRY_MILLIS, TimeUnit.MILLISECONDS);
        if (first != null) group.add(first);
        queue.drainTo(group, MOST_TOGETHER);
      } catch (InterruptedException ignored) {
        continue; // the end is announced in the queue
      }
      open = group.isEmpty() || group.getLast().append() != null;
      write(group);
      group.clear();
    }
  }

  /** Writes what has come together, or refuses all of it. */
  private void write(List<Waiting> group) {
    List<Append> tried = new ArrayList<>();
    try {
      LogWriter to = writing();
      for (Waiting waiting : group) {
        Append append = waiting.append();
        if (append == null) continue;
        if (to.isTurnOf(append)) {
          tried.add(append);
          to.insert(append);
        } else {
          waiting.done().completeExceptionally(new SecondWriter(append));
        }
      }
      to.commit();
      recovered();
      for (Waiting waiting : group) waiting.done().complete(null);
    } catch (SQLException failure) {
      failed(failure);
      doubtful.addAll(tried);
      Refusal refusal = new Refusal("not-written", Text.of("store.not-written"));
      for (Waiting waiting : group) waiting.done().completeExceptionally(refusal);
    }
  }

  /**
   * The connection to write with. After a failure it is a new one, whose first transaction takes
   * away whatever is left of what was refused.
   */
  private LogWriter writing() throws SQLException {
    LogWriter known = writing;
    if (known != null) return known;
    LogWriter fresh = new LogWriter(file);
    writing = fresh;
    for (Append refused : doubtful) fresh.forget(refused);
    fresh.probe();
    fresh.commit();
    doubtful.clear();
    return fresh;
  }

  private void failed(SQLException failure) {
    if (well) LOG.log(System.Logger.Level.ERROR, "the log cannot be written", failure);
    well = false;
    LogWriter broken = writing;
    writing = null;
    try {
      if (broken != null) broken.close();
    } catch (SQLException already) {
      LOG.log(System.Logger.Level.DEBUG, "closing what is broken", already);
    }
  }

  private void recovered() {
    if (!well) LOG.log(System.Logger.Level.INFO, "the log can be written again");
    well = true;
  }

  @Override
  public boolean isWell() {
    return well;
  }

  @Override
  public List<String> read(String table, int behind) {
    return reading.read(table, behind);
  }

  @Override
  public List<String> read(String table, int behind, int last) {
    return reading.read(table, behind, last);
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
  public Snapshots snapshots() {
    return snapshots;
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
      snapshots.close();
      if (writing != null) writing.close();
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
