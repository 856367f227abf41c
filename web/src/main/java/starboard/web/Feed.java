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
import starboard.kernel.seats.Seats;
import starboard.table.Table;
import starboard.table.Watcher;
import starboard.table.log.Line;
import starboard.table.state.TableState;

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
  private final Shared shared = new Shared();
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
    return table
        .inTurn(now -> add(follower, now))
        .thenCompose(first -> first ? table.watch(this) : CompletableFuture.completedFuture(null));
  }

  /** Whether it is the first, so that the table is to be watched from now on. */
  private boolean add(Follower follower, TableState<?> position) {
    followers.add(follower);
    tidy();
    if (watching) follower.show(views(follower.audience()).latest(position, online));
    boolean first = !watching;
    watching = true;
    return first;
  }

  CompletableFuture<Void> leave(Follower follower) {
    return table.inTurn(_ -> remove(follower)).thenAccept(_ -> {});
  }

  /** Whether nobody is left. */
  private boolean remove(Follower follower) {
    followers.remove(follower);
    tidy();
    boolean last = followers.isEmpty() && watching;
    if (last) {
      watching = false;
      var _ = table.unwatch(this);
      deserted.accept(this);
    }
    return last;
  }

  private ViewMaker views(Audience audience) {
    return shows.computeIfAbsent(audience, who -> new ViewMaker(who, shared, timers));
  }

  /** Drops what nobody looks at any more. */
  private void tidy() {
    Set<Audience> wanted = new LinkedHashSet<>();
    for (Follower follower : followers) wanted.add(follower.audience());
    shows.keySet().retainAll(wanted);
  }

  @Override
  public void changed(TableState<?> position, Seats now, List<Line> news) {
    online = now;
    showAll(position);
  }

  /** One who cannot be shown the table keeps nobody else from it. */
  private void showAll(TableState<?> position) {
    Map<Audience, View> views = new LinkedHashMap<>();
    for (Follower follower : new ArrayList<>(followers)) {
      try {
        Audience audience = follower.audience();
        View view = views.get(audience);
        if (view == null) {
          view = views(audience).next(position, online);
          views.put(audience, view);
        }
        follower.show(view);
      } catch (RuntimeException fault) {
        LOG.atError().setCause(fault).addKeyValue("table", table.id()).log("showing failed");
      }
    }
  }
}
