package starboard.kernel.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;

/**
 * A small agenda beside others, so that several seats can decide at once.
 *
 * @param owner whose lane it is; its steps may ask any seat
 * @param asked who is asked by the question at its head, or null
 * @param number of the question at its head; negative if that has not opened yet
 * @param barrier how many answers had been given when something in it last became known
 * @param last the seat whose answer it last carried out
 */
record Lane<S extends State<S>>(
    Seat owner,
    @Nullable Agenda<S> agenda,
    @Nullable Seat asked,
    int number,
    int barrier,
    Seat last) {

  @SuppressWarnings({"unchecked", "rawtypes"}) // an empty array holds nothing of the wrong type
  static <S extends State<S>> Lane<S>[] none() {
    return new Lane[0];
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // filled with lanes of S only
  static <S extends State<S>> Lane<S>[] open(List<Opening<S>> openings, int barrier) {
    Lane<S>[] lanes = new Lane[openings.size()];
    for (int i = 0; i < lanes.length; i++) {
      Opening<S> opening = openings.get(i);
      Agenda<S> agenda = new Agenda<>(opening.first, null);
      lanes[i] =
          new Lane<>(
              opening.owner, agenda, seatAskedBy(agenda), State.NONE, barrier, opening.owner);
    }
    return lanes;
  }

  /** The lane as it is after running; the same object if nothing changed. */
  @SuppressWarnings("ReferenceEquality") // an agenda that was not touched is the same object
  Lane<S> after(@Nullable Agenda<S> agenda, int number, int barrier, Seat last) {
    return agenda == this.agenda
            && number == this.number
            && barrier == this.barrier
            && last == this.last
        ? this
        : new Lane<>(owner, agenda, seatAskedBy(agenda), number, barrier, last);
  }

  /** The lane with a barrier after that many answers. */
  Lane<S> barredAt(int answers) {
    return after(agenda, number, answers, last);
  }

  Lane<S> numbered(int number) {
    return new Lane<>(owner, agenda, asked, number, barrier, last);
  }

  private static <S extends State<S>> @Nullable Seat seatAskedBy(@Nullable Agenda<S> agenda) {
    return agenda != null && agenda.head() instanceof Ask<S, ?> ask ? ask.seat() : null;
  }

  /** Whether its question was opened, and before the other's. */
  boolean opensBefore(Lane<S> other) {
    return number >= 0 && (other.number < 0 || number < other.number);
  }

  /** Opens lanes when its turn on the agenda comes; the agenda goes on when all are empty. */
  record Together<S extends State<S>>(List<Opening<S>> openings) implements Step<S> {
    @Override
    public void run(S s) {
      s.openLanes(openings);
    }
  }

  /** What a seat's lane begins with. */
  record Opening<S extends State<S>>(Seat owner, Step<S> first) {}
}
