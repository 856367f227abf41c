package starboard.kernel.rules;

import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seats;

/** Hears what goes on in one state: events for people, the rest for tests and statistics. */
public interface Listener<S extends State<S>> {

  /** Something happened that these seats may know. */
  default void told(S s, Event event) {}

  /** Some seats saw a thing they had not seen. */
  default void saw(S s, int thing, Seats seats) {}

  /** A step was run and pushed these, next first. */
  default void ran(S s, Step<S> step, @Nullable Agenda<S> pushed) {}

  /**
   * A question came up, or was listed anew in a lane: with 0 choices it fell away, with 1 it
   * answered itself or opened.
   */
  default void asked(S s, Ask<S, ?> ask, int choices) {}
}
