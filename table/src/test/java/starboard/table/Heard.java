package starboard.table;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.State;

/** Writes down what it hears. */
final class Heard implements Watcher {

  private final List<Line> lines = new ArrayList<>();

  @Override
  public synchronized <S extends State<S>> void changed(Position<S> position, List<Line> news) {
    lines.addAll(news);
  }

  synchronized List<Line> lines() {
    return List.copyOf(lines);
  }

  List<Integer> numbers() {
    return lines().stream().map(Line::number).toList();
  }
}
