package starboard.table;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Setup;
import starboard.kernel.game.Title;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Roster;
import starboard.table.command.Decency;
import starboard.table.command.Settling;
import starboard.table.file.Archive;
import starboard.table.file.Retelling;
import starboard.table.file.TableFile;
import starboard.table.history.TableLoader;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.secret.Seeds;
import starboard.table.state.Chair;
import starboard.table.state.Draft;
import starboard.table.state.TableFacts;
import starboard.table.state.TableState;
import starboard.table.store.Store;
import starboard.table.webhook.Webhooks;
import starboard.table.work.BotPool;
import starboard.table.work.Pace;
import starboard.table.work.ReplayPool;

/** All tables of a server. */
public final class Tables implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Tables.class.getName());
  private static final int PATIENCE_SECONDS = 5;

  /** How many tables are fetched from the store at a time. */
  private static final int LOADING = 2;

  /** Between tables that wake: 200 of them take five seconds. */
  private static final Duration BREATH = Duration.ofMillis(25);

  private final Games games;
  private final ScheduledExecutorService timer;
  private final ExecutorService processors;
  private final ReplayPool archive;

  private final TableServices services;
  private final Shelf shelf;
  private final Seeds seeds;

  public Tables(Games games, Roster roster, Store store, Clock clock, Pace pace) {
    this(games, roster, store, clock, pace, Seeds.secret());
  }

  public Tables(Games games, Roster roster, Store store, Clock clock, Pace pace, Seeds seeds) {
    this.games = games;
    this.seeds = seeds;
    this.timer =
        new ScheduledThreadPoolExecutor(
            1,
            Thread.ofPlatform().name("tables-timer").daemon().factory(),
            new ThreadPoolExecutor.DiscardPolicy()); // once it is closed nothing is due any more
    this.processors =
        Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().name("rules-", 0).daemon().factory());
    this.archive = new ReplayPool("archive", 1, pace.replay(), timer);
    this.shelf = new Shelf(new ReplayPool("loading", LOADING, pace.replay(), timer), this::load);
    BotPool bots = new BotPool(pace, timer, pace.thinkers());
    this.services =
        new TableServices(
            this, store, roster, clock, processors, archive, bots, new Webhooks(pace.budget()));
    long idle = Math.max(1, pace.idle().toMillis());
    var _ = timer.scheduleAtFixedRate(() -> rest(pace.idle()), idle, idle, TimeUnit.MILLISECONDS);
  }

  /** Lets go of tables at which nothing happens; the store has them. */
  void rest(Duration idle) {
    shelf.rest(idle);
  }

  /** Webhooks may also lead to this machine and to the networks it is in. */
  public void callLocally() {
    services.webhooks().callLocally();
  }

  /**
   * The commitment to a fresh seed, for players who want to choose their entropy after it. It is
   * good for one table.
   */
  public String commitment() {
    return seeds.promise();
  }

  /** Lays a table. */
  public CompletableFuture<NewTable.Laid> open(NewTable wanted) {
    Game<?> game = games.named(wanted.game());
    Setup setup = Setup.of(game, wanted.players(), wanted.options());
    Seating people = Seating.of(game, wanted, services.roster());
    Decency.requireEntropy(wanted.entropy());
    Entry.Opened opened = opened(game, setup, wanted, people, seeds.take(wanted.commitment()));
    List<Entry> beginning =
        wanted.gather() ? List.of(opened, new Entry.Gathering()) : List.of(opened);
    return lay(game, this::soon, () -> Logged.all(beginning, services.clock().instant()), people);
  }

  /** Lays the table of a guided first game: one person, and bots where the game needs more. */
  public CompletableFuture<NewTable.Laid> guided(
      String id, String titled, String name, String you) {
    Game<?> game = games.named(id);
    for (Title title : game.titles()) {
      Guide guide = title.guide();
      if (!title.id().equals(titled) || guide == null) continue;
      return guided(game, title, guide, name, you);
    }
    throw new Refusal("no-guide", Text.of("table.no-guide", Arg.word(titled)));
  }

  CompletableFuture<NewTable.Laid> guided(
      Game<?> game, Title title, Guide guide, String name, String you) {
    Setup setup = Setup.of(game, guide.players(), title.options());
    List<NewTable.Wanted> seats = new ArrayList<>(List.of(new NewTable.Wanted.Here(you)));
    String bot = services.roster().bots(game).getFirst().name();
    while (seats.size() < guide.players()) seats.add(new NewTable.Wanted.Robot("", bot));
    NewTable wanted =
        new NewTable(
            game.id(), guide.players(), title.options(), name, seats, null, "", false, false);
    Seating people = Seating.of(game, wanted, services.roster());
    Entry.Opened opened = opened(game, setup, wanted, people, Long.toString(guide.seed()));
    List<Entry> beginning = List.of(opened, new Entry.Guided(title.id()));
    return lay(game, this::soon, () -> Logged.all(beginning, services.clock().instant()), people);
  }

  private static Entry.Opened opened(
      Game<?> game, Setup setup, NewTable wanted, Seating people, String seed) {
    return new Entry.Opened(
        game.id(),
        game.rules(),
        Decency.name(wanted.name()),
        setup.players(),
        setup.options(),
        seed,
        wanted.entropy(),
        people.host().hash(),
        people.seats(),
        wanted.alwaysAsk(),
        null,
        null);
  }

  /**
   * Lays a table at which a game goes on, with the set-up, the seed and the answers it has. Its
   * answers are given again apart from those who play.
   */
  public CompletableFuture<NewTable.Laid> open(NewTable wanted, Replay begun) {
    Game<?> game = games.named(wanted.game());
    Seating people = Seating.of(game, wanted, services.roster());
    Entry.Opened opened =
        Retelling.opened(
            begun,
            Decency.name(wanted.name()),
            people.host().hash(),
            people.seats(),
            wanted.alwaysAsk());
    return lay(game, archive::run, () -> retold(game, opened, begun), people);
  }

  /**
   * Lays a table at which a finished game goes on from an earlier entry, with the same chance for
   * the same answers. While a game goes on nobody may look so far ahead.
   *
   * @param name of the new table
   * @param seats who plays there
   */
  public CompletableFuture<NewTable.Laid> branch(
      Table<?> table, int entry, String name, List<NewTable.Wanted> seats) {
    return table
        .read(
            now -> {
              if (!now.over()) throw new Refusal("not-over", Text.of("table.branch-later"));
              return now.opened();
            })
        .thenCompose(
            opened ->
                table
                    .read(entry, TableState::replay)
                    .thenCompose(
                        begun ->
                            open(
                                new NewTable(
                                    opened.game(),
                                    opened.players(),
                                    opened.options(),
                                    name,
                                    seats,
                                    null,
                                    "",
                                    false,
                                    opened.alwaysAsk()),
                                begun)));
  }

  /** The answers a game has, and what follows from them by itself. */
  private <S extends State<S>> List<Logged> retold(
      Game<S> game, Entry.Opened opened, Replay begun) {
    Draft<S> draft = Retelling.draft(game, opened, begun, services.clock());
    new Settling<>(draft).settle();
    return Retelling.log(draft);
  }

  /** Where it is worked out how a table begins. */
  private interface Work {
    <T> CompletableFuture<T> run(Supplier<T> work);
  }

  private <T> CompletableFuture<T> soon(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, processors);
  }

  private CompletableFuture<NewTable.Laid> lay(
      Game<?> game, Work work, Supplier<List<Logged>> beginning, Seating people) {
    return lay(Secret.name(), game, work, beginning, people.tokens())
        .thenApply(table -> new NewTable.Laid(table, people.host(), people.keys()));
  }

  private <S extends State<S>> CompletableFuture<Table<S>> lay(
      String id, Game<S> game, Work work, Supplier<List<Logged>> beginning, List<String> tokens) {
    return work.run(beginning)
        .thenCompose(
            log -> {
              List<String> lines = log.stream().map(Logged::json).toList();
              return services
                  .store()
                  .append(new Store.Append(id, 1, lines, tokens))
                  .thenCompose(_ -> work.run(() -> table(id, game, lines)))
                  .thenApply(shelf::put);
            });
  }

  private <S extends State<S>> Table<S> table(String id, Game<S> game, List<String> log) {
    Logged first = Logged.read(1, log.getFirst());
    TableLoader<S> loader = new TableLoader<>(services.store(), id, game, first);
    return new Table<>(services, loader, log);
  }

  /** That table, from the store if it is not in memory; the caller waits. */
  public Table<?> table(String id) {
    return shelf.table(id);
  }

  private Table<?> load(String id) {
    List<String> log = services.store().read(id, 0);
    if (log.isEmpty()) throw new Refusal("unknown-table", Text.of("table.none", Arg.word(id)));
    Game<?> game = Archive.game(games, Logged.read(1, log.getFirst()));
    return Archive.playable(id, () -> table(id, game, log));
  }

  /** That table is in the store no more. */
  void drop(Table<?> table) {
    shelf.drop(table);
  }

  /**
   * Lays a table for the people of another, whose secrets and codes stay good, with what the game
   * there hands on. Its id follows from the other's: if it was laid before, and a crash kept that
   * from being noted, it is that one.
   */
  <S extends State<S>> CompletableFuture<String> again(TableState<S> before) {
    String id = Secret.name(Secret.following("rematch of " + before.table()));
    Entry.Opened old = before.opened();
    List<Entry.Seating> seats = new ArrayList<>();
    List<String> tokens = new ArrayList<>(List.of(before.host()));
    for (Chair chair : before.chairs()) {
      String bot = chair.human() ? null : chair.bot();
      String key = chair.right().key();
      if (bot == null) tokens.add(key);
      boolean claimed = chair.claimed();
      seats.add(
          new Entry.Seating(
              chair.name(),
              bot,
              bot == null && !claimed ? key : null,
              bot == null && claimed ? key : null));
    }
    Entry.Opened opened =
        new Entry.Opened(
            old.game(),
            before.game().rules(),
            old.name(),
            old.players(),
            old.options(),
            seeds.take(null),
            old.entropy(),
            before.host(),
            seats,
            before.alwaysAsk(),
            before.table(),
            before.handedOn());
    return lay(
            id,
            before.game(),
            this::soon,
            () -> List.of(new Logged(1, services.clock().instant(), opened)),
            tokens)
        .handle((_, failure) -> laid(id, failure));
  }

  private static String laid(String id, @Nullable Throwable failure) {
    if (failure == null || failure.getCause() instanceof Store.SecondWriter) return id;
    throw failure instanceof CompletionException e ? e : new CompletionException(failure);
  }

  // Files

  /**
   * The table as one file. Until the game is over only its host may have it, since it holds the
   * seed.
   */
  public CompletableFuture<String> export(Table<?> table, Keys keys) {
    table.touch();
    return table.export(keys).thenCompose(_ -> archive.run(() -> file(table, keys)));
  }

  private static String file(Table<?> table, Keys keys) {
    List<Logged> log = table.log();
    TableFacts facts = TableFacts.of(log);
    if (facts.end().closed() == null && !keys.opens(facts.company().host())) {
      throw new Refusal("host-only", Text.of("table.export-later"));
    }
    return TableFile.write(table.id(), facts, log);
  }

  /**
   * Lays a table from a file: one that was exported, or a replay. Every person's seat is to be
   * claimed anew.
   */
  public CompletableFuture<NewTable.Laid> importFile(byte[] utf8) {
    return archive
        .run(() -> TableFile.read(utf8, games, services.clock().instant()))
        .thenCompose(log -> bring(games.named(log.getFirst().opened().game()), log));
  }

  private <S extends State<S>> CompletableFuture<NewTable.Laid> bring(
      Game<S> game, List<Logged> log) {
    String id = Secret.name();
    return archive
        .run(() -> TableFile.follow(id, game, log))
        .thenCompose(position -> bring(position, log));
  }

  private <S extends State<S>> CompletableFuture<NewTable.Laid> bring(
      TableState<S> position, List<Logged> log) {
    Draft<S> draft = new Draft<>(position, services.clock());
    Secret host = Secret.fresh();
    draft.token(host.hash());
    draft.write(new Entry.Imported(position.table(), host.hash()));
    List<NewTable.Key> keys = new ArrayList<>();
    for (int i = 0; i < position.chairs().size(); i++) {
      if (!position.chairs().get(i).human()) continue;
      Secret code = Secret.fresh();
      keys.add(new NewTable.Key(i, false, code));
      draft.token(code.hash());
      draft.write(new Entry.Reissued(i, code.hash()));
    }
    new Settling<>(draft).closeIfOver();
    Store.Append append = draft.append(log);
    return services
        .store()
        .append(append)
        .thenCompose(
            _ -> archive.run(() -> table(position.table(), position.game(), append.entries())))
        .thenApply(table -> new NewTable.Laid(shelf.put(table), host, keys));
  }

  /**
   * What a secret opens.
   *
   * @param seat the one it opens, or null
   * @param host whether it hosts the table
   */
  public record Found(Table<?> table, @Nullable Integer seat, boolean host) {}

  /** The newest table at which that secret opens a seat or hosts. */
  public Found recover(Secret secret) {
    for (String id : services.store().tables(secret.hash()).reversed()) {
      Table<?> table = table(id);
      Found found = table.read(now -> rights(table, now, Keys.of(secret))).join();
      if (found.seat() != null || found.host()) return found;
    }
    throw new Refusal("unknown-secret", Text.of("table.unknown-secret"));
  }

  /** What these secrets open: the first seat, the host's rights. */
  private static Found rights(Table<?> table, TableState<?> position, Keys keys) {
    Integer seat = null;
    for (int i = position.chairs().size() - 1; i >= 0; i--) {
      if (position.sits(keys, Seat.of(i))) seat = i;
    }
    return new Found(table, seat, position.hosts(keys));
  }

  /** Whether what happens at tables can be written; else it is refused. */
  public boolean isWell() {
    return services.store().isWell();
  }

  /** How many tables are in memory. */
  public int inMemory() {
    return shelf.size();
  }

  /**
   * Goes on with the newest tables after a restart, so that their bots play though nobody looks:
   * one by one, with a pause behind each for those who come back by themselves. The caller waits.
   */
  public void wake(int most) {
    List<String> ids = services.store().tables().reversed();
    for (String id : ids.subList(0, Math.min(most, ids.size()))) {
      if (timer.isShutdown()) return;
      try {
        table(id);
      } catch (RuntimeException broken) {
        LOG.log(System.Logger.Level.WARNING, "table " + id + " cannot be read", broken);
      }
      LockSupport.parkNanos(BREATH.toNanos());
    }
  }

  /** Everything asked before is done and written; then nothing is taken any more. */
  @Override
  public void close() {
    timer.shutdownNow();
    services.bots().close();
    services.webhooks().close();
    for (Table<?> table : shelf.tables()) {
      var _ = table.settled().completeOnTimeout(null, PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }
    processors.shutdown();
    archive.close();
    shelf.close();
    services.store().close();
  }
}
