package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.Watcher;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.store.MemoryStore;
import starboard.table.store.Snapshots;
import starboard.table.store.Store;
import starboard.table.work.Pace;
import starboard.wire.Changes;
import starboard.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/** Who leaves while the table is busy is gone: a table nobody follows leaves the memory. */
class LeavingTest {

  private static final Duration AT_ONCE = Duration.ofMillis(1);
  private static final Audience PUBLIC = new Audience(Keys.NONE, null, Language.EN);

  /** A disk that keeps everybody waiting until it is told to write. */
  private static final class SlowStore implements Store {

    private final Store disk = new MemoryStore();
    private CompletableFuture<Void> free = CompletableFuture.completedFuture(null);

    @Override
    public CompletableFuture<Void> append(Append entries) {
      return free.thenCompose(_ -> disk.append(entries));
    }

    @Override
    public List<String> read(String table, int behind) {
      return disk.read(table, behind);
    }

    @Override
    public List<String> tables(String token) {
      return disk.tables(token);
    }

    @Override
    public List<String> tables() {
      return disk.tables();
    }

    @Override
    public Snapshots snapshots() {
      return disk.snapshots();
    }

    @Override
    public void close() {}
  }

  /** Somebody who stays as long as the table is busy. */
  private static final Watcher STAYS = (_, _, _) -> {};

  private final SlowStore store = new SlowStore();
  private final Metrics metrics = new Metrics();

  @SuppressWarnings("NullAway.Init")
  private Tables tables;

  @SuppressWarnings("NullAway.Init")
  private Feeds feeds;

  @SuppressWarnings("NullAway.Init")
  private Feed feed;

  private Keys ada = Keys.NONE;

  /** A table that is in the middle of writing something. */
  @BeforeEach
  void open() {
    Pace pace = new Pace(Duration.ZERO, Duration.ofMinutes(2), AT_ONCE);
    tables = new Tables(Games.registered(), new Roster(Roster.OWN), store, Clock.systemUTC(), pace);
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Ben"));
    NewTable wanted = new NewTable("demo", 2, Map.of(), "Friday", seats, null, "", false, false);
    NewTable.Laid laid = tables.open(wanted).join();
    feeds = new Feeds(tables, metrics);
    stayAt(laid.table().id());
    store.free = new CompletableFuture<>();
    ada = Keys.of(laid.seats().getFirst().value());
    var _ = feed.table().order(ada, new Command.Chat(0, "Hm.", null, null));
  }

  /** Somebody stays at that table, which was not let go a moment before. */
  private void stayAt(String id) {
    do {
      feed = feeds.of(id);
      feed.table().watch(STAYS).join();
    } while (tables.table(id) != feed.table());
  }

  @AfterEach
  void close() {
    tables.close();
  }

  private void isLetGo() throws InterruptedException {
    store.free.complete(null);
    // what was asked, and what follows from it, has its turn before this watcher goes
    for (int turn = 0; turn < 4; turn++) feed.table().arrive(Seat.of(1)).join();
    feed.table().unwatch(STAYS).join();
    long until = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (tables.inMemory() > 0 && System.nanoTime() < until) Thread.sleep(AT_ONCE);
    assertThat(tables.inMemory()).isZero();
  }

  @Test
  void aFollowerIsNotShownTheTableAfterItLeft() throws InterruptedException {
    Follower follower =
        new Follower() {
          @Override
          public Audience audience() {
            return PUBLIC;
          }

          @Override
          public void show(View view) {}
        };
    var _ = feed.join(follower);
    var _ = feed.leave(follower);
    isLetGo();
  }

  private Connection connection(List<String> sent) {
    InvocationHandler line =
        (_, method, values) -> {
          if (method.getName().equals("sendText")) {
            sent.add(String.valueOf(values[0]));
            ((Callback) values[1]).succeed();
          }
          return method.getName().equals("isOpen") ? true : null;
        };
    Session session =
        (Session)
            Proxy.newProxyInstance(
                Session.class.getClassLoader(), new Class<?>[] {Session.class}, line);
    String id = feed.table().id();
    Accounts.Account account = new Accounts(Limits.STANDARD).of("here");
    return new Connection(session, () -> feeds.of(id), Limits.STANDARD, account, metrics, () -> {});
  }

  @Test
  void aSocketThatClosesBeforeItsHelloIsAnsweredIsGone() throws InterruptedException {
    Connection connection = connection(new CopyOnWriteArrayList<>());
    connection.hear("{\"cmd\":\"hello\",\"viewer\":\"public\"}");
    connection.close();
    isLetGo();
  }

  /** Between connecting and saying hello the table may have left the memory and come back. */
  @Test
  void whoSaysHelloLateSitsWithTheOthers() throws InterruptedException {
    List<String> sent = new CopyOnWriteArrayList<>();
    Connection connection = connection(sent);
    Table<?> gone = feed.table();
    isLetGo();
    stayAt(gone.id());
    assertThat(feed.table()).isNotSameAs(gone);
    connection.hear("{\"cmd\":\"hello\",\"viewer\":\"public\"}");
    awaitSent(sent, "\"push\"");
    feed.table().order(ada, new Command.Chat(0, "Do you hear me?", null, null)).join();
    awaitSent(sent, "Do you hear me?");
    connection.close();
    isLetGo();
  }

  /** At one device the next player must not see what was made for the last one. */
  @Test
  void aViewForEyesThatAreGoneIsNotSent() throws InterruptedException {
    List<String> sent = new CopyOnWriteArrayList<>();
    Connection connection = connection(sent);
    store.free.complete(null);
    connection.hear("{\"cmd\":\"hello\",\"viewer\":\"public\"}");
    awaitSent(sent, "\"push\"");
    Audience gone = new Audience(Keys.NONE, Seat.of(0), Language.EN);
    ObjectNode secret = Json.MAPPER.createObjectNode().put("hand", "secret");
    connection.show(new View(gone, 9, 0, secret, new Changes(), metrics));
    assertThat(sent).noneMatch(message -> message.contains("secret"));
    connection.close();
    isLetGo();
  }

  /** Each audience costs a view of its own; secrets that open nothing make nobody another one. */
  @Test
  void whoSitsNowhereIsShownWhatAllOthersAreShown() throws InterruptedException {
    store.free.complete(null);
    for (String junk : List.of("AAAAAAAAAAAAAAAA", "BBBBBBBBBBBBBBBB")) {
      List<String> sent = new CopyOnWriteArrayList<>();
      Connection connection = connection(sent);
      connection.hear("{\"cmd\":\"hello\",\"secrets\":[\"" + junk + "\"],\"viewer\":\"public\"}");
      awaitSent(sent, "\"push\"");
      assertThat(connection.audience()).isEqualTo(PUBLIC);
      connection.close();
    }
    isLetGo();
  }

  private static void awaitSent(List<String> sent, String part) throws InterruptedException {
    long until = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (sent.stream().noneMatch(message -> message.contains(part))) {
      assertThat(System.nanoTime()).isLessThan(until);
      Thread.sleep(AT_ONCE);
    }
  }
}
