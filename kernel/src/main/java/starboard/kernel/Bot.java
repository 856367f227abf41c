package starboard.kernel;

import java.util.random.RandomGenerator;

/** Plays a seat. It gets an imagined world, never the true state. */
@FunctionalInterface
public interface Bot<S extends State<S>> {

  /** One of the choices that seat has in this world. */
  Choice choose(S world, Seat seat, RandomGenerator random);

  /** A bot people can pick by its name. */
  record Named<S extends State<S>>(String name, Bot<S> bot) {}
}
