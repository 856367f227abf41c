package starboard.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seats;
import starboard.table.Line;
import starboard.table.Table;
import starboard.table.TableState;
import starboard.table.Watcher;

/**
 * Shows one table to all who follow it. Each audience's view is made once per change, and shared.
 * Everything here happens in turn with what happens at the table.
 */
final class Feed implements Watcher {

  private static final Logger LOG = LoggerFactory.getLogger(Feed.class);

  private final Table<?> table;
  private final Timers timers;
  private final Consumer<Feed> deserted;
  private final Set<Follower> followers = new LinkedHashSet<>();
  private final Map<Audience, ViewMaker> shows = new LinkedHashMap<>();
  private Seats online = Seats.NONE;
  private boolean watching;

  /**
   * A feed nobody follows yet.
   *
   * @param deserted is told when nobody does any more
   */
  Feed(Table<?> table, Timers timers, Consumer<Feed> deserted) {
    this.table = table;
    this.timers = timers;
    this.deserted = deserted;
  }

  Table<?> table() {
    return table;
  }

  /** Shows the table to a follower now and whenever it changes; also after it changed its eyes. */
  CompletableFuture<Void> join(Follower follower) {
    Joining joining = new Joining(follower);
    return table.read(joining).thenCompose(_ -> joining.shown);
  }

  CompletableFuture<Boolean> leave(Follower follower) {
    return table.read(new Leaving(follower));
  }

  /** Whether it is the first follower, so that the table is watched from now on. */
  private final class Joining implements Table.Reading<Boolean> {

    private final Follower follower;

    /** Done when the follower has been shown the table. */
    private CompletableFuture<Void> shown = CompletableFuture.completedFuture(null);

    private Joining(Follower follower) {
      this.follower = follower;
    }

    @Override
    public <S extends State<S>> Boolean of(TableState<S> position) {
      followers.add(follower);
      tidy();
      boolean first = !watching;
      watching = true;
      if (first) {
        shown = table.watch(Feed.this);
      } else {
        ViewMaker show =
            shows.computeIfAbsent(follower.audience(), who -> new ViewMaker(who, timers));
        follower.show(show.latest(position, online));
      }
      return first;
    }
  }

  /** Whether it was the last follower. */
  private final class Leaving implements Table.Reading<Boolean> {
    private final Follower follower;

    private Leaving(Follower follower) {
      this.follower = follower;
    }

    @Override
    public <S extends State<S>> Boolean of(TableState<S> position) {
      followers.remove(follower);
      tidy();
      if (followers.isEmpty() && watching) {
        watching = false;
        var _ = table.unwatch(Feed.this);
        deserted.accept(Feed.this);
      }
      return !watching;
    }
  }

  /** Drops what nobody looks at any more. */
  private void tidy() {
    Set<Audience> wanted = new LinkedHashSet<>();
    for (Follower follower : followers) wanted.add(follower.audience());
    shows.keySet().retainAll(wanted);
  }

  @Override
  public <S extends State<S>> void changed(TableState<S> position, List<Line> news) {
    showAll(position);
  }

  @Override
  public void present(Seats now) {
    online = now;
    var _ = table.read(new Refreshing());
  }

  /** Who is there has changed; the position is read in its turn. */
  private final class Refreshing implements Table.Reading<Integer> {
    @Override
    public <S extends State<S>> Integer of(TableState<S> position) {
      showAll(position);
      return position.entry();
    }
  }

  /** One who cannot be shown the table keeps nobody else from it. */
  private <S extends State<S>> void showAll(TableState<S> position) {
    Map<Audience, View> views = new LinkedHashMap<>();
    for (Follower follower : new ArrayList<>(followers)) {
      try {
        Audience audience = follower.audience();
        View view = views.get(audience);
        if (view == null) {
          ViewMaker show = shows.computeIfAbsent(audience, who -> new ViewMaker(who, timers));
          view = show.next(position, online);
          views.put(audience, view);
        }
        follower.show(view);
      } catch (RuntimeException fault) {
        LOG.atError().setCause(fault).addKeyValue("table", table.id()).log("showing failed");
      }
    }
  }
}
