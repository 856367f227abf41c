package starboard.table;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Game;
import starboard.kernel.Games;
import starboard.kernel.Refusal;
import starboard.kernel.Seat;
import starboard.kernel.Setup;
import starboard.kernel.State;
import starboard.kernel.Text;

/** All tables of a server. */
public final class Tables implements AutoCloseable {

  private static final int LONGEST_ENTROPY = 200;
  private static final int MOST_SEEDS = 1000;

  private final Games games;
  private final ExecutorService processors;
  private final House house;
  private final Map<String, Table<?>> loaded = new ConcurrentHashMap<>();
  private final Map<String, String> seeds = new ConcurrentHashMap<>();

  public Tables(Games games, Roster roster, Store store, Clock clock) {
    this.games = games;
    this.processors =
        Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().name("rules-", 0).daemon().factory());
    this.house = new House(store, roster, clock, processors);
  }

  /**
   * The commitment to a fresh seed, for players who want to choose their entropy after it. It is
   * good for one table.
   */
  public String commitment() {
    String seed = Secret.hex(32);
    if (seeds.size() >= MOST_SEEDS) seeds.clear();
    seeds.put(Position.commitment(seed), seed);
    return Position.commitment(seed);
  }

  /** Lays a table. */
  public CompletableFuture<NewTable.Laid> open(NewTable wanted) {
    return open(games.named(wanted.game()), wanted);
  }

  private <S extends State<S>> CompletableFuture<NewTable.Laid> open(
      Game<S> game, NewTable wanted) {
    Setup setup = Setup.of(game, wanted.players(), wanted.options());
    Secret host = Secret.fresh();
    List<NewTable.Key> keys = new ArrayList<>();
    List<Entry.Seating> seats = new ArrayList<>();
    for (int i = 0; i < wanted.players(); i++) seats.add(seating(game, wanted, i, keys));
    if (wanted.seats().size() > wanted.players()) {
      throw new Refusal("bad-request", Text.of("table.seats", wanted.players()));
    }
    if (wanted.entropy().length() > LONGEST_ENTROPY) {
      throw new Refusal("bad-request", Text.of("table.entropy", LONGEST_ENTROPY));
    }
    Entry.Opened opened =
        new Entry.Opened(
            game.id(),
            game.rules(),
            Clerk.name(wanted.name()),
            setup.players(),
            setup.options(),
            seed(wanted.commitment()),
            wanted.entropy(),
            host.hash(),
            seats,
            wanted.alwaysAsk(),
            null);
    List<String> tokens = new ArrayList<>(List.of(host.hash()));
    for (NewTable.Key key : keys) tokens.add(key.value().hash());
    return lay(game, opened, tokens).thenApply(table -> new NewTable.Laid(table, host, keys));
  }

  private <S extends State<S>> CompletableFuture<Table<S>> lay(
      Game<S> game, Entry.Opened opened, List<String> tokens) {
    String id = Secret.name();
    return CompletableFuture.supplyAsync(
            () -> new Logged(1, house.clock().instant(), opened), processors)
        .thenCompose(
            first ->
                house
                    .store()
                    .append(new Store.Append(id, 1, List.of(first.json()), tokens))
                    .thenApplyAsync(
                        _ -> {
                          Table<S> table = new Table<>(house, Position.open(id, game, first));
                          loaded.put(id, table);
                          return table;
                        },
                        processors));
  }

  private Entry.Seating seating(Game<?> game, NewTable wanted, int seat, List<NewTable.Key> keys) {
    NewTable.Wanted who =
        seat < wanted.seats().size() ? wanted.seats().get(seat) : new NewTable.Wanted.Link("");
    Secret secret = Secret.fresh();
    return switch (who) {
      case NewTable.Wanted.Here(String name) -> {
        keys.add(new NewTable.Key(seat, true, secret));
        yield new Entry.Seating(Clerk.name(name), null, null, secret.hash());
      }
      case NewTable.Wanted.Link(String name) -> {
        keys.add(new NewTable.Key(seat, false, secret));
        yield new Entry.Seating(name.isBlank() ? "" : Clerk.name(name), null, secret.hash(), null);
      }
      case NewTable.Wanted.Robot(String name, String bot) -> {
        if (house.roster().named(game, bot) == null) {
          throw new Refusal("unknown-bot", Text.of("table.bot", Arg.word(bot)));
        }
        yield new Entry.Seating(name.isBlank() ? bot : Clerk.name(name), bot, null, null);
      }
    };
  }

  private String seed(@Nullable String commitment) {
    if (commitment == null) return Secret.hex(32);
    String seed = seeds.remove(commitment);
    if (seed == null) throw new Refusal("bad-request", Text.of("table.commitment"));
    return seed;
  }

  /** That table, from the store if it is not in memory; the caller waits. */
  public Table<?> table(String id) {
    return loaded.computeIfAbsent(id, this::load);
  }

  private Table<?> load(String id) {
    List<String> log = house.store().read(id, 0);
    if (log.isEmpty()) throw new Refusal("unknown-table", Text.of("table.none", Arg.word(id)));
    Logged first = Logged.read(1, log.getFirst());
    if (!(first.entry() instanceof Entry.Opened opened)) {
      throw new IllegalStateException("the log of table " + id + " has no beginning");
    }
    return load(id, games.named(opened.game()), first, log);
  }

  private <S extends State<S>> Table<S> load(
      String id, Game<S> game, Logged first, List<String> log) {
    Position<S> position = Position.open(id, game, first);
    for (int i = 1; i < log.size(); i++) position = position.after(Logged.read(i + 1, log.get(i)));
    return new Table<>(house, position);
  }

  /** A seat found by its secret. */
  public record Found(Table<?> table, int seat) {}

  /** The newest table at which that secret opens a seat. */
  public Found recover(Secret secret) {
    for (String id : house.store().tables(secret.hash()).reversed()) {
      Table<?> table = table(id);
      int seat = table.read(new SeatOf(Pass.of(secret))).join();
      if (seat >= 0) return new Found(table, seat);
    }
    throw new Refusal("unknown-secret", Text.of("table.unknown-secret"));
  }

  /** The first seat these secrets open, or -1. */
  private record SeatOf(Pass pass) implements Table.Reading<Integer> {
    @Override
    public <S extends State<S>> Integer of(Position<S> position) {
      for (int i = 0; i < position.chairs().size(); i++) {
        if (position.sits(pass, Seat.of(i))) return i;
      }
      return -1;
    }
  }

  /** How many tables are in memory. */
  public int inMemory() {
    return loaded.size();
  }

  @Override
  public void close() {
    processors.shutdown();
    house.store().close();
  }
}
