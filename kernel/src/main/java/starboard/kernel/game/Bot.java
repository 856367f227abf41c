package starboard.kernel.game;

import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** Plays a seat. It gets an imagined world, never the true state. */
@FunctionalInterface
public interface Bot<S extends State<S>> {

  /** One of the choices that seat has in this world, found within the budget. */
  Choice choose(S world, Seat seat, Budget budget, RandomGenerator random);

  /** The choice with the highest score; of equally good ones any. */
  static Choice best(Choices<?> choices, RandomGenerator random, ToIntFunction<Choice> score) {
    Choice best = choices.at(0);
    int most = score.applyAsInt(best);
    int alike = 1;
    for (int i = 1; i < choices.size(); i++) {
      int now = score.applyAsInt(choices.at(i));
      if (now < most || (now == most && random.nextInt(++alike) != 0)) continue;
      if (now > most) alike = 1;
      most = now;
      best = choices.at(i);
    }
    return best;
  }

  /** A bot people can pick by its name. */
  record Named<S extends State<S>>(String name, Bot<S> bot) {}
}
