package starboard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.table.log.Line;
import starboard.table.state.TableState;

/** Writes down what it hears. */
public final class Heard implements Watcher {

  /** Who was there, each time that changed. */
  final BlockingQueue<Seats> online = new LinkedBlockingQueue<>();

  /** What went wrong with webhooks. */
  public final BlockingQueue<Text> troubles = new LinkedBlockingQueue<>();

  private final List<Line> lines = new ArrayList<>();

  private @Nullable Seats last;

  @Override
  public synchronized void changed(TableState<?> position, Seats now, List<Line> news) {
    lines.addAll(news);
    if (!now.equals(last)) online.add(now);
    last = now;
  }

  @Override
  public void trouble(Seat seat, Text text) {
    troubles.add(text);
  }

  synchronized List<Line> lines() {
    return List.copyOf(lines);
  }

  List<Integer> numbers() {
    return lines().stream().map(Line::number).toList();
  }
}
