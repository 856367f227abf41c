package starboard.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A small agenda beside others, so that several seats can decide at once.
 *
 * @param owner whose lane it is; its steps may ask any seat
 * @param number of the question at its head, or {@link State#NONE} if that has not opened yet
 * @param barrier how many answers had been given when something in it last became known
 * @param last the seat whose answer it last carried out
 */
record Lane<S extends State<S>>(
    Seat owner, @Nullable Agenda<S> agenda, int number, int barrier, Seat last) {

  /** Opens lanes when its turn on the agenda comes; the agenda goes on when all are empty. */
  record Together<S extends State<S>>(java.util.List<Opening<S>> openings) implements Step<S> {
    @Override
    public void run(S s) {
      s.openLanes(openings);
    }
  }

  /** What a seat's lane begins with. */
  record Opening<S extends State<S>>(Seat owner, Step<S> first) {}
}
