package starboard.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.Lesson;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Coach;
import starboard.table.bot.Coaching;
import starboard.table.bot.Example;
import starboard.table.bot.Roster;
import starboard.table.bot.Thought;
import starboard.table.command.Claim;
import starboard.table.command.Command;
import starboard.table.command.CommandRules;
import starboard.table.command.Receipt;
import starboard.table.history.Chronicle;
import starboard.table.history.LogBook;
import starboard.table.history.SnapshotKeeper;
import starboard.table.history.TableLoader;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.log.Logged;
import starboard.table.log.Oblivion;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.Chair;
import starboard.table.state.Draft;
import starboard.table.state.TableState;
import starboard.table.store.Store;
import starboard.table.work.OneByOne;

/**
 * A live game. What is asked of it is done one after another: an entry is appended to the log, is
 * durable, is applied, and is told to the watchers, before the next thing is looked at.
 */
public final class Table<S extends State<S>> {

  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  private final TableServices services;
  private final OneByOne queue;
  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
  private final int[] connections = new int[Seat.MOST];
  private final @Nullable Thought[] thoughts = new @Nullable Thought[Seat.MOST];
  private volatile TableLoader<S> loader;
  private SnapshotKeeper<S> keeper;
  private TableState<S> position;
  private volatile long touched;

  /** A table whose log holds these entries. */
  Table(TableServices services, TableLoader<S> loader, List<String> log) {
    this.services = services;
    this.queue = new OneByOne(services.processors());
    this.loader = loader;
    TableLoader.Loaded<S> loaded = loader.load(log);
    this.position = loaded.position();
    this.keeper = loaded.keeper();
    touch();
  }

  public String id() {
    return position.table();
  }

  /** Does what the holder of these secrets asks, or fails with a refusal. */
  public CompletableFuture<Receipt> order(Keys by, Command command) {
    touch();
    if (command instanceof Command.Rematch) return rematch(by);
    if (command instanceof Command.Forget forget) return forget(by, forget.seat());
    return change(draft -> rules(draft, by).write(command));
  }

  /** Somebody sits down; the code is good for once. */
  public CompletableFuture<Claim> claim(Secret code, String name) {
    touch();
    return change(draft -> rules(draft, Keys.NONE).claim(code, name));
  }

  private CommandRules<S> rules(Draft<S> draft, Keys by) {
    return new CommandRules<>(draft, services.roster(), by);
  }

  /** Before the end everybody is told that the host takes the seed away with the table. */
  CompletableFuture<Receipt> export(Keys by) {
    touch();
    return change(draft -> rules(draft, by).export());
  }

  /** The log is rewritten without a person's name and words, and read anew. */
  private CompletableFuture<Receipt> forget(Keys by, int seat) {
    return queue.run(
        () -> {
          Draft<S> draft = new Draft<>(position, services.clock());
          Receipt receipt = rules(draft, by).forget(seat);
          return services
              .archive()
              .run(() -> Oblivion.of(log(), seat))
              .thenCompose(rewritten -> services.store().append(draft.rewriting(rewritten)))
              .thenCompose(_ -> services.archive().run(this::readAnew))
              .thenApplyAsync(
                  anew -> {
                    loader = anew.loader();
                    keeper = anew.loaded().keeper();
                    TableState<S> before = position;
                    position = anew.loaded().position();
                    tell(before, position);
                    return receipt;
                  },
                  services.processors());
        });
  }

  private Anew<S> readAnew() {
    List<String> log = services.store().read(id(), 0);
    Logged first = Logged.read(1, log.getFirst());
    TableLoader<S> from = new TableLoader<>(services.store(), id(), position.game(), first);
    return new Anew<>(from, from.load(log));
  }

  /** A table whose log has been rewritten, read from it. */
  private record Anew<S extends State<S>>(TableLoader<S> loader, TableLoader.Loaded<S> loaded) {}

  // The log

  /** Drafts entries, makes them durable, applies them and tells everybody. */
  private <T> CompletableFuture<T> change(Function<Draft<S>, T> writing) {
    return queue.run(() -> write(writing, true));
  }

  private <T> CompletableFuture<T> write(Function<Draft<S>, T> writing, boolean again) {
    Draft<S> draft = new Draft<>(position, services.clock());
    T result = writing.apply(draft);
    if (draft.isEmpty()) return CompletableFuture.completedFuture(result);
    Store.Append append = draft.append();
    return services
        .store()
        .append(append)
        .thenApplyAsync(
            _ -> {
              become(draft.position(), draft.written(), append.entries());
              return result;
            },
            services.processors())
        .exceptionallyComposeAsync(
            failure -> {
              if (!again || !(cause(failure) instanceof Store.SecondWriter)) {
                return CompletableFuture.failedFuture(cause(failure));
              }
              catchUp();
              return write(writing, false);
            },
            services.processors());
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof CompletionException && cause != null ? cause : failure;
  }

  /** Another has written, the server's host perhaps: what is written holds. */
  private void catchUp() {
    TableState<S> now = position;
    if (services.store().read(id(), 0).isEmpty()) {
      services.tables().drop(this);
      throw new Refusal("unknown-table", Text.of("table.none", Arg.word(id())));
    }
    List<String> log = services.store().read(id(), now.entry());
    List<Logged> entries = new ArrayList<>();
    for (String json : log) {
      Logged logged = Logged.read(now.entry() + 1, json);
      now = now.after(logged);
      entries.add(logged);
    }
    become(now, entries, log);
  }

  private void become(TableState<S> next, List<Logged> entries, List<String> log) {
    TableState<S> before = position;
    position = next;
    LogBook book = loader.book();
    for (int i = 0; i < entries.size(); i++) {
      book.add(entries.get(i), log.get(i));
      keeper.note(entries.get(i));
    }
    keeper.settle(next, book.hash());
    tell(before, next);
  }

  private void tell(TableState<S> before, TableState<S> next) {
    List<Line> recent = next.recent();
    int entries = Math.min(next.entry() - before.entry(), recent.size());
    List<Line> news = recent.subList(recent.size() - entries, recent.size());
    for (Watcher watcher : watchers) watcher.changed(next, online(), news);
    callPeople(before, next);
    letBotsThink();
  }

  /** The log as it is kept. */
  List<Logged> log() {
    List<Logged> log = new ArrayList<>();
    for (String json : services.store().read(id(), 0)) log.add(Logged.read(log.size() + 1, json));
    return log;
  }

  // Reading

  /** Finds something out from how things stand, in turn with everything else. */
  public <T> CompletableFuture<T> read(Function<TableState<?>, T> reading) {
    touch();
    return queue.run(() -> CompletableFuture.completedFuture(reading.apply(position)));
  }

  /** Does something in turn with everything else that happens at the table. */
  public <T> CompletableFuture<T> inTurn(Function<TableState<?>, T> doing) {
    return read(doing);
  }

  /** Finds something out from how things stood after an earlier entry. */
  public <T> CompletableFuture<T> read(int entry, Function<TableState<?>, T> reading) {
    touch();
    return services.archive().run(() -> reading.apply(loader.at(entry)));
  }

  /** Helps who holds the secret of that seat with what it is asked, where the table allows it. */
  public CompletableFuture<Coaching> coach(Keys by, int seat) {
    touch();
    return queue
        .run(() -> CompletableFuture.completedFuture(helper(by, seat)))
        .thenCompose(coach -> services.bots().ponder(coach::advise));
  }

  /** What a lesson of the guided game at this table looks like; says nothing of this game. */
  public CompletableFuture<List<Event>> example(Keys by, int seat, String id) {
    touch();
    return queue
        .run(() -> CompletableFuture.completedFuture(taught(by, seat, id)))
        .thenCompose(lesson -> services.bots().ponder(_ -> example(lesson)));
  }

  private Lesson taught(Keys by, int seat, String id) {
    CommandRules<S> rules = rules(new Draft<>(position, services.clock()), by);
    rules.requireHelp(seat);
    return rules.requireLesson(id);
  }

  private List<Event> example(Lesson lesson) {
    Title title = Objects.requireNonNull(position.guided());
    return Example.of(position.game(), title, lesson);
  }

  private Coach<S> helper(Keys by, int seat) {
    Seat helped = rules(new Draft<>(position, services.clock()), by).requireHelp(seat);
    return new Coach<>(position, helped, services.roster().bots(position.game()).getFirst().bot());
  }

  /** The whole game as it was told up to now. */
  public CompletableFuture<Chronicle> chronicle() {
    touch();
    return services.archive().run(loader::chronicle);
  }

  /** Tells the watcher where things stand, and from then on everything new. */
  public CompletableFuture<Void> watch(Watcher watcher) {
    return queue.run(
        () -> {
          watchers.add(watcher);
          watcher.changed(position, online(), List.of());
          return CompletableFuture.completedFuture(null);
        });
  }

  /** The watcher hears no more, once what was asked before is done. */
  public CompletableFuture<Void> unwatch(Watcher watcher) {
    return queue.run(
        () -> {
          watchers.remove(watcher);
          touch();
          return CompletableFuture.completedFuture(null);
        });
  }

  // Presence

  /** A device of the person at that seat is there. */
  public CompletableFuture<Void> arrive(Seat seat) {
    return presence(seat, 1);
  }

  public CompletableFuture<Void> leave(Seat seat) {
    return presence(seat, -1);
  }

  private CompletableFuture<Void> presence(Seat seat, int change) {
    return queue.run(
        () -> {
          Seats before = online();
          connections[seat.index()] += change;
          Seats now = online();
          if (!now.equals(before)) {
            for (Watcher watcher : watchers) watcher.changed(position, now, List.of());
          }
          return CompletableFuture.completedFuture(null);
        });
  }

  private Seats online() {
    Seats online = Seats.NONE;
    for (Seat seat : Seat.values()) if (connections[seat.index()] > 0) online = online.with(seat);
    return online;
  }

  /** Rings for those who are asked now, were not before, and are not here. */
  private void callPeople(TableState<S> before, TableState<S> now) {
    for (Seat seat : now.state().deciding()) {
      Chair chair = now.chair(seat);
      boolean waits = chair.hook() == null || !chair.isManned() || now.paused();
      if (waits || before.asked(seat).decision() >= 0 || online().has(seat)) continue;
      services
          .webhooks()
          .ring(
              id(),
              now.opened().name(),
              seat.index(),
              chair,
              now.asked(seat).decision(),
              services.clock().instant(),
              trouble -> alone(queue.run(() -> tell(seat, trouble))));
    }
  }

  private CompletableFuture<Void> tell(Seat seat, Text trouble) {
    for (Watcher watcher : watchers) watcher.trouble(seat, trouble);
    return CompletableFuture.completedFuture(null);
  }

  // Bots

  /** Begins what there is to do for bots; called in the queue. */
  private void letBotsThink() {
    for (Seat seat : position.state().seats()) {
      Thought thought = Thought.of(position, seat);
      if (thought == null || thought.isLike(thoughts[seat.index()])) continue;
      thoughts[seat.index()] = thought;
      alone(
          think(thought)
              .thenCompose(outcome -> change(draft -> answer(draft, thought, outcome)))
              .whenComplete((_, failure) -> againIf(failure)));
    }
  }

  /** What a bot chose could not be written: it thinks again when the store may be well. */
  private void againIf(@Nullable Throwable failure) {
    if (failure != null) services.bots().later(this::begin);
  }

  /**
   * What came of a thought.
   *
   * @param choice what the bot has chosen, or another in its place
   * @param failure why it was not the bot itself
   */
  private record Outcome(@Nullable Choice choice, @Nullable Throwable failure) {}

  /** Where the seat's bot fails the game's own answers for it, this time. */
  private CompletableFuture<Outcome> think(Thought thought) {
    Game<S> game = position.game();
    SplittableRandom chance = thought.chance(position);
    S imagined = position.state().imagine(thought.seat(), chance.nextLong());
    S untouched = imagined.copy();
    SplittableRandom spare = chance.split();
    return think(services.roster().named(game, thought.bot()), imagined, thought, chance)
        .handle(Outcome::new)
        .thenCompose(
            first -> {
              if (first.failure == null) return CompletableFuture.completedFuture(first);
              return think(Roster.substitute(game, thought.bot()), untouched, thought, spare)
                  .handle((choice, _) -> new Outcome(choice, first.failure));
            });
  }

  private CompletableFuture<Choice> think(
      @Nullable Bot<S> bot, S world, Thought thought, SplittableRandom chance) {
    return bot == null
        ? CompletableFuture.failedFuture(new IllegalStateException("unknown bot"))
        : services.bots().think(bot, world, thought.seat(), chance);
  }

  /** Writes what the bot chose; if others have made it impossible meanwhile it thinks again. */
  private Void answer(Draft<S> draft, Thought thought, Outcome outcome) {
    int seat = thought.seat().index();
    if (!thought.equals(thoughts[seat])) return nothing();
    thoughts[seat] = null;
    Thought now = Thought.of(position, thought.seat());
    if (!thought.isLike(now)) return nothing();
    Choice choice = outcome.choice();
    boolean possible = choice != null && position.state().choices(thought.seat()).contains(choice);
    if (outcome.failure() == null && !possible && !thought.equals(now)) letBotsThink();
    else rules(draft, Keys.NONE).botAnswers(thought, choice, outcome.failure());
    return nothing();
  }

  @SuppressWarnings("NullAway") // there is no value of Void
  private static Void nothing() {
    return null;
  }

  // Rematch and rest

  /** Lays a table for the same people, whose secrets open their seats there too. */
  private CompletableFuture<Receipt> rematch(Keys by) {
    return queue.run(
        () -> {
          TableState<S> now = position;
          rules(new Draft<>(now, services.clock()), by).requireRematch();
          String there = now.rematch();
          if (there != null)
            return CompletableFuture.completedFuture(new Receipt(now.entry(), there));
          return services
              .tables()
              .again(now)
              .thenComposeAsync(
                  id -> write(draft -> new Receipt(draft.write(new Entry.Rematch(id)), id), true),
                  services.processors());
        });
  }

  /** Begins what bots have to do at a table just laid or loaded. */
  void begin() {
    alone(
        queue.run(
            () -> {
              letBotsThink();
              return CompletableFuture.completedFuture(null);
            }));
  }

  /** Done when everything asked before is. */
  CompletableFuture<Void> settled() {
    return queue.run(() -> CompletableFuture.completedFuture(null));
  }

  /** Work nobody waits for: if it fails that is written down; the store tells its own troubles. */
  private void alone(CompletableFuture<?> work) {
    var _ =
        work.whenComplete(
            (_, failure) -> {
              if (failure == null || isUnwritten(cause(failure))) return;
              LOG.log(System.Logger.Level.ERROR, "table " + id(), failure);
              for (Watcher watcher : watchers) watcher.failed(cause(failure));
            });
  }

  private static boolean isUnwritten(Throwable failure) {
    return failure instanceof Refusal refusal && refusal.code().equals("not-written");
  }

  final void touch() {
    touched = services.clock().millis();
  }

  /** Whether nobody has looked at it for that long, and no bot is at work. */
  boolean isIdle(Duration time) {
    boolean recently = services.clock().millis() - touched < time.toMillis();
    if (recently || !watchers.isEmpty()) return false;
    for (Thought thought : thoughts) if (thought != null) return false;
    return true;
  }
}
