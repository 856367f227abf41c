package starboard.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import starboard.table.Table;
import starboard.table.Tables;

/** The feeds of all tables in memory. */
final class Feeds {

  private final Tables tables;
  private final Timers timers;
  private final Map<String, Feed> feeds = new ConcurrentHashMap<>();

  Feeds(Tables tables, Timers timers) {
    this.tables = tables;
    this.timers = timers;
  }

  /** The feed of that table; the caller waits while the table is fetched. */
  Feed of(String id) {
    Table<?> table = tables.table(id);
    return feeds.compute(
        id,
        (_, feed) ->
            feed != null && feed.table() == table ? feed : new Feed(table, timers, this::forget));
  }

  /** Nobody follows it any more; the table may be let go. */
  private void forget(Feed feed) {
    feeds.remove(feed.table().id(), feed);
  }
}
