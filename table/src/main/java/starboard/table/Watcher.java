package starboard.table;

import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.table.log.Line;
import starboard.table.state.TableState;

/**
 * Hears what becomes of a table. It is called on a processor thread, in the order of the log, and
 * the table waits for it: it may read the position there, and must not block.
 */
public interface Watcher {

  /**
   * The table has changed, or somebody has come or gone; the first time it is told where things
   * stand.
   *
   * @param online who is there
   * @param news the entries since the last time
   */
  void changed(TableState<?> position, Seats online, List<Line> news);

  /** What the table does by itself, for a bot perhaps, has failed; it may be tried again. */
  default void failed(Throwable failure) {}

  /** The webhook of a seat failed; for that seat only. */
  default void trouble(Seat seat, Text text) {}
}
