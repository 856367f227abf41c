package starboard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.State;

/**
 * A live game. What is asked of it is done one after another: an entry is appended to the log, is
 * durable, is applied, and is told to the watchers, before the next thing is looked at.
 */
public final class Table<S extends State<S>> {

  private final House house;
  private final OneByOne queue;
  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
  private final int[] connections = new int[Seat.MOST];
  private Position<S> position;

  Table(House house, Position<S> position) {
    this.house = house;
    this.queue = new OneByOne(house.processors());
    this.position = position;
  }

  public String id() {
    return position.table();
  }

  /** Does what the holder of these secrets asks, or fails with a refusal. */
  public CompletableFuture<Done> order(Pass by, Command command) {
    return change(draft -> new Clerk<>(draft, house.roster(), by).write(command));
  }

  /** Somebody sits down; the code is good for once. */
  public CompletableFuture<Claim> claim(Secret code, String name) {
    return change(draft -> new Clerk<>(draft, house.roster(), Pass.NONE).claim(code, name));
  }

  /** Drafts entries, makes them durable, applies them and tells everybody. */
  private <T> CompletableFuture<T> change(Function<Draft<S>, T> writing) {
    return queue.run(
        () -> {
          Draft<S> draft = new Draft<>(position, house.clock());
          T result = writing.apply(draft);
          if (draft.isEmpty()) return CompletableFuture.completedFuture(result);
          return house
              .store()
              .append(draft.append())
              .thenApplyAsync(
                  _ -> {
                    become(draft.position(), draft.size());
                    return result;
                  },
                  house.processors());
        });
  }

  private void become(Position<S> next, int entries) {
    position = next;
    List<Line> recent = next.recent();
    List<Line> news = recent.subList(Math.max(0, recent.size() - entries), recent.size());
    for (Watcher watcher : watchers) watcher.changed(next, news);
  }

  /** Reads how things stand, in turn with everything else. */
  public <T> CompletableFuture<T> read(Reading<T> reading) {
    return queue.run(() -> CompletableFuture.completedFuture(reading.of(position)));
  }

  /** Something found out from a position. */
  public interface Reading<T> {
    <S extends State<S>> T of(Position<S> position);
  }

  /** Tells the watcher where things stand, and from then on everything new. */
  public CompletableFuture<Void> watch(Watcher watcher) {
    return queue.run(
        () -> {
          watchers.add(watcher);
          watcher.changed(position, List.of());
          watcher.present(online());
          return CompletableFuture.completedFuture(null);
        });
  }

  public void unwatch(Watcher watcher) {
    watchers.remove(watcher);
  }

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
          if (!now.equals(before)) for (Watcher watcher : watchers) watcher.present(now);
          return CompletableFuture.completedFuture(null);
        });
  }

  private Seats online() {
    Seats online = Seats.NONE;
    for (Seat seat : Seat.values()) if (connections[seat.index()] > 0) online = online.with(seat);
    return online;
  }

  /** The log as it is kept, for the house only. */
  List<Logged> log() {
    List<Logged> log = new ArrayList<>();
    for (String json : house.store().read(id(), 0)) log.add(Logged.read(log.size() + 1, json));
    return log;
  }
}
