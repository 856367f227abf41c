package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Agenda;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Listener;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** Writes down everything that goes on in a state, and stops it when it goes on without end. */
final class Trace<S extends State<S>> implements Listener<S> {

  /** The rules go on without asking anybody. */
  static final class Endless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Endless(String message) {
      super(message);
    }
  }

  /** What became of a question. */
  enum Fate {
    FELL_AWAY,
    ANSWERED_ITSELF,
    OPENED
  }

  /** Something that went on. */
  sealed interface Entry {}

  /** A step was carried out. */
  record Ran(Step<?> step, List<Step<?>> pushed) implements Entry {
    @Override
    public String toString() {
      return step + (pushed.isEmpty() ? "" : " pushing " + pushed);
    }
  }

  /** A question came up. */
  record Asked(Ask<?, ?> ask, Fate fate) implements Entry {}

  /** Some seats were told something. */
  record Told(Event event) implements Entry {}

  /** Some seats were shown a component. */
  record Saw(int number, Seats seats) implements Entry {}

  /** Looks at an event at the moment when it is told. */
  interface OnTold<S extends State<S>> {
    void told(S s, Event event);
  }

  private final int mostSteps;
  private final boolean keeps;
  private final @Nullable OnTold<S> onTold;
  private final List<Entry> entries = new ArrayList<>();
  private int steps;

  private Trace(int mostSteps, boolean keeps, @Nullable OnTold<S> onTold) {
    this.mostSteps = mostSteps;
    this.keeps = keeps;
    this.onTold = onTold;
  }

  /** Only counts the steps. */
  static <S extends State<S>> Trace<S> counting(int mostSteps) {
    return new Trace<>(mostSteps, false, null);
  }

  static <S extends State<S>> Trace<S> keeping(int mostSteps) {
    return new Trace<>(mostSteps, true, null);
  }

  static <S extends State<S>> Trace<S> keeping(int mostSteps, OnTold<S> onTold) {
    return new Trace<>(mostSteps, true, onTold);
  }

  /** Forgets what it has written, before the next answer. */
  void clear() {
    entries.clear();
    steps = 0;
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** What a seat could have followed: all steps, but only its own events and looks. */
  List<Entry> before(Seat seat) {
    List<Entry> seen = new ArrayList<>();
    Telling telling = new Telling(Viewer.of(seat));
    List<Event> heard = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry instanceof Told told) {
        telling.add(told.event);
        if (told.event.seats().has(seat)) seen.add(asHeard(told.event, telling, heard));
        continue;
      }
      boolean shown =
          switch (entry) {
            case Saw saw -> saw.seats.has(seat);
            case Ran _, Asked _, Told _ -> true;
          };
      if (shown) seen.add(entry);
    }
    return seen;
  }

  /** An event numbered among those the seat has heard; so is its cause, if it is one of them. */
  private static Told asHeard(Event event, Telling telling, List<Event> heard) {
    Event cause = telling.cause(event);
    int causing = cause == null ? -1 : heard.indexOf(cause);
    Event.At at = new Event.At(0, heard.size());
    heard.add(event);
    return new Told(
        new Event(
            event.text(),
            event.seats(),
            event.beat(),
            at,
            causing < 0 ? null : new Event.At(0, causing)));
  }

  @Override
  public void told(S s, Event event) {
    if (onTold != null) onTold.told(s, event);
    if (keeps) entries.add(new Told(event));
  }

  @Override
  public void saw(S s, int thing, Seats seats) {
    if (keeps) entries.add(new Saw(Thing.number(thing), seats));
  }

  @Override
  public void ran(S s, Step<S> step, @Nullable Agenda<S> pushed) {
    count(step);
    if (keeps) {
      List<Step<?>> steps = pushed == null ? List.of() : List.copyOf(pushed.steps());
      entries.add(new Ran(step, steps));
    }
  }

  @Override
  public void asked(S s, Ask<S, ?> ask, int choices) {
    count(ask);
    if (!keeps) return;
    Fate fate =
        choices == 0
            ? Fate.FELL_AWAY
            : choices == 1 && !ask.secret() ? Fate.ANSWERED_ITSELF : Fate.OPENED;
    entries.add(new Asked(ask, fate));
  }

  private void count(Step<S> step) {
    if (++steps > mostSteps) {
      throw new Endless("after " + mostSteps + " steps nobody has been asked; the last is " + step);
    }
  }
}
