package starboard.kernel.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;

/**
 * One line of steps up to the question at its head: the main line of a game, or a small agenda
 * beside others, so that several seats can decide at once.
 */
final class Lane<S extends State<S>> {

  /** Whose lane it is, though its steps may ask any seat; null for the main line. */
  private final @Nullable Seat owner;

  @Nullable Agenda<S> agenda;

  /** Who is asked by the question at its head; null if it has not come up yet. */
  @Nullable Seat asked;

  /** The number of that question; {@link Course#NONE} if it has not opened yet. */
  int number = Course.NONE;

  /** How many answers had been given when something in it last became known. */
  int barrier;

  /** The seat whose answer it last carried out; before the first one its owner. */
  Seat last;

  Lane(@Nullable Seat owner, Seat last, @Nullable Agenda<S> agenda, int barrier) {
    this.owner = owner;
    this.last = last;
    this.agenda = agenda;
    this.barrier = barrier;
  }

  Lane<S> copy() {
    return at(asked, number);
  }

  /** A lane like this at that question. */
  Lane<S> at(@Nullable Seat seat, int question) {
    Lane<S> lane = new Lane<>(owner, last, agenda, barrier);
    lane.asked = seat;
    lane.number = question;
    return lane;
  }

  /** Whose answers are taken back in it; in the main line those of who has answered last. */
  Seat owner() {
    return owner == null ? last : owner;
  }

  /** Puts a step before all others. */
  void push(Step<S> step) {
    agenda = new Agenda<>(step, agenda);
    asked = null;
    number = Course.NONE;
  }

  /** Takes the step at its head off. */
  void pop() {
    agenda = agenda == null ? null : agenda.tail();
    asked = null;
    number = Course.NONE;
  }

  /** Its question has the next number, unless it was opened before; tells how many are open now. */
  int open(int opened) {
    if (number >= 0) return opened;
    number = opened;
    return opened + 1;
  }

  /** The question at its head. */
  @SuppressWarnings("unchecked") // its choices go back to the same question only
  Ask<S, Choice> question() {
    if (agenda == null) throw new IllegalStateException("nobody is asked anything");
    return (Ask<S, Choice>) agenda.head();
  }

  /** Whether its question was opened, and before the other's. */
  boolean opensBefore(Lane<S> other) {
    return number >= 0 && (other.number < 0 || number < other.number);
  }

  /** Opens lanes when its turn on the agenda comes; the main line goes on when all are empty. */
  record Together<S extends State<S>>(List<Opening<S>> openings) implements Step<S> {
    @Override
    public void run(S s) {
      s.openLanes(openings);
    }
  }

  /** What a seat's lane begins with. */
  record Opening<S extends State<S>>(Seat owner, Step<S> first) {}
}
