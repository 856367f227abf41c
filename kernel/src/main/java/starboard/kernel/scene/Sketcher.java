package starboard.kernel.scene;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Sketchbook.Sketch;
import starboard.kernel.seats.Seat;

/** Somebody's eyes that remember what they were asked, and draw into a {@link Sketchbook}. */
final class Sketcher implements Viewer {

  private static final long SEES = 0;
  private static final long IS = 1;
  private static final long SEAT = 2;

  /** A question and its answer: the kind of question, the answer, what it was about. */
  private static final int KIND_SHIFT = 40;

  private static final int ANSWER_SHIFT = 32;
  private static final int BYTE = 0xFF;

  private final Sketchbook book;
  private final Viewer eyes;

  /** What was asked since the outermost drawing was begun. */
  private long[] asked = new long[64];

  private int count;
  private int depth;

  Sketcher(Sketchbook book, Viewer eyes) {
    this.book = book;
    this.eyes = eyes;
  }

  @Override
  @SuppressWarnings("unchecked") // one id is one drawing
  public <W> W drawn(String id, Object from, Supplier<W> drawing) {
    List<Sketch> known = book.drawings(id, from);
    for (int i = known.size() - 1; i >= 0; i--) {
      Sketch sketch = known.get(i);
      if (!answersAlike(sketch.asked)) continue;
      for (long question : sketch.asked) note(question);
      return (W) sketch.drawn;
    }
    int first = count;
    depth++;
    W drawn = drawing.get();
    depth--;
    known.add(new Sketch(drawn, Arrays.copyOfRange(asked, first, count)));
    if (depth == 0) count = 0;
    return drawn;
  }

  private boolean answersAlike(long[] questions) {
    for (long question : questions) if (again(question) != question) return false;
    return true;
  }

  /** The same question, as these eyes answer it. */
  private long again(long question) {
    int about = (int) question;
    long kind = question >>> KIND_SHIFT;
    if (kind == SEES) return seeing(about);
    return kind == IS ? being(about) : sitting();
  }

  private long seeing(int thing) {
    return of(SEES, eyes.sees(thing) ? 1 : 0, thing);
  }

  private long being(int seat) {
    return of(IS, eyes.is(Seat.of(seat)) ? 1 : 0, seat);
  }

  private long sitting() {
    Seat seat = eyes.seat();
    return of(SEAT, seat == null ? 0 : seat.index() + 1, 0);
  }

  private static long of(long kind, int answer, int about) {
    return kind << KIND_SHIFT | (long) answer << ANSWER_SHIFT | (about & 0xFFFFFFFFL);
  }

  private static int answer(long question) {
    return (int) (question >>> ANSWER_SHIFT) & BYTE;
  }

  /** Remembers what is asked while something is drawn. */
  private long note(long question) {
    if (depth == 0) return question;
    if (count == asked.length) asked = Arrays.copyOf(asked, 2 * count);
    asked[count++] = question;
    return question;
  }

  @Override
  public boolean sees(int thing) {
    return answer(note(seeing(thing))) != 0;
  }

  @Override
  public boolean is(Seat seat) {
    return answer(note(being(seat.index()))) != 0;
  }

  @Override
  public @Nullable Seat seat() {
    note(sitting());
    return eyes.seat();
  }

  @Override
  public boolean hears(Event event) {
    if (depth > 0) throw new IllegalStateException("what is drawn does not hang on what was told");
    return eyes.hears(event);
  }
}
