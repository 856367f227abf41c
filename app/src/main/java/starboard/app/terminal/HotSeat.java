package starboard.app.terminal;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.Decision;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.Watcher;
import starboard.table.bot.Coaching;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.log.Line;
import starboard.table.log.Reaction;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.Request;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;

/**
 * A table in the memory of this program, with everybody's secrets in one hand. Whoever asks
 * something of it waits for the answer.
 */
final class HotSeat implements Watcher, AutoCloseable {

  /** At one keyboard a bot holds up nobody but those who chose it. */
  private static final Duration PATIENCE = Duration.ofHours(1);

  /** Bots think one after another, so that the same seed and answers give the same game. */
  private static final Pace PACE = new Pace(Duration.ZERO, PATIENCE, PATIENCE, PATIENCE, 1);

  private final Seats people;
  private final Tables tables;
  private final Table<?> table;
  private final Keys keys;

  /** As it was told last; may be read by whoever has to save it in a hurry. */
  private volatile TableState<?> latest;

  private int changes;
  private int seen = -1;
  private @Nullable Throwable failure;

  /**
   * Lays a table; refused if the rules do not allow the game.
   *
   * @param begun the game as far as it has come
   * @param people the seats of those at the keyboard
   * @param bots who plays the other seats
   */
  HotSeat(
      Session session, Replay begun, Seats people, Function<Seat, String> bots, boolean alwaysAsk) {
    this.people = people;
    List<NewTable.Wanted> seats = new ArrayList<>();
    for (Seat seat : Seats.table(begun.setup().players())) {
      String name = session.player(seat);
      seats.add(
          people.has(seat)
              ? new NewTable.Wanted.Here(name)
              : new NewTable.Wanted.Robot(name, bots.apply(seat)));
    }
    NewTable wanted =
        new NewTable(
            begun.game(),
            begun.setup().players(),
            Map.copyOf(begun.setup().options()),
            begun.game(),
            seats,
            null,
            "",
            false,
            alwaysAsk);
    this.tables =
        new Tables(
            session.games(), new Roster(Roster.OWN), new MemoryStore(), Clock.systemUTC(), PACE);
    try {
      NewTable.Laid laid = joined(tables.open(wanted, begun));
      this.table = laid.table();
      List<Secret> secrets = new ArrayList<>(List.of(laid.host()));
      for (NewTable.Key key : laid.seats()) secrets.add(key.value());
      this.keys = Keys.of(secrets);
      this.latest = joined(table.read(now -> now));
    } catch (RuntimeException refused) {
      tables.close();
      throw refused;
    }
    var _ = joined(table.watch(this));
  }

  // What others do there

  @Override
  public void changed(TableState<?> position, Seats online, List<Line> news) {
    latest = position;
    wake(null);
  }

  @Override
  public void failed(Throwable why) {
    wake(why);
  }

  private synchronized void wake(@Nullable Throwable why) {
    changes++;
    failure = why;
    notifyAll();
  }

  private synchronized int changes() {
    return changes;
  }

  private synchronized void awaitChange(int since) {
    try {
      while (changes == since) wait();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Keyboard.Closed();
    }
    if (failure instanceof RuntimeException fault) throw fault;
    if (failure != null) throw new IllegalStateException(failure);
  }

  // What people do

  /**
   * How it stands when people are asked or the game is over, and nobody but them does anything
   * more. If there are none, how it stands whenever bots have gone on.
   */
  TableState<?> next() {
    while (true) {
      int now = changes();
      boolean still = joined(table.read(this::isStill));
      if (still || (people.isEmpty() && now != seen)) {
        seen = now;
        return joined(table.read(position -> position));
      }
      awaitChange(now);
    }
  }

  private boolean isStill(TableState<?> position) {
    if (position.over()) return true;
    if (people.isEmpty()) return false;
    for (Seat seat : position.state().deciding()) if (!people.has(seat)) return false;
    return true;
  }

  /** How it was told to stand last. */
  TableState<?> latest() {
    return latest;
  }

  /** How it stood after that entry. */
  TableState<?> at(int entry) {
    return entry == latest.entry() ? latest : joined(table.read(entry, then -> then));
  }

  void choose(Seat seat, Decision decision, String option) {
    order(new Command.Choose(seat.index(), decision.number(), option, latest.entry()));
  }

  /** Chooses the options of a shortcut, as far as they are there. */
  void take(Seat seat, Decision decision, String shortcut) {
    order(new Command.Shortcut(seat.index(), decision.number(), shortcut, latest.entry()));
  }

  /** How the seat wants to be asked about that kind of reaction. */
  void wish(Seat seat, String kind, Reaction setting) {
    order(new Command.Reactions(seat.index(), kind, setting));
  }

  /** Whether people may ask what the bot of the game would do. */
  void allowHints(boolean on) {
    order(new Command.Hints(on));
  }

  /** What the bot of the game would do in that seat's place; refused where that is not allowed. */
  Coaching coach(Seat seat) {
    return joined(table.coach(keys, seat.index()));
  }

  /** Takes back the seat's last answer, with consent if that needs it; whether there was. */
  boolean back(Seat seat, BooleanSupplier consent) {
    order(new Command.Back(seat.index()));
    Request request = latest.request();
    if (request == null) return true;
    List<Integer> others = latest.waiting();
    boolean agreed = consent.getAsBoolean();
    if (!agreed) order(new Command.Refuse(seat.index(), request.id()));
    else for (int other : others) order(new Command.Agree(other, request.id()));
    return agreed;
  }

  private void order(Command command) {
    var _ = joined(table.order(keys, command));
  }

  private static <T> T joined(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  @Override
  public void close() {
    tables.close();
  }
}
