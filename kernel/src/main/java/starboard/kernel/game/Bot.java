package starboard.kernel.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

  /**
   * What it would do in that seat's place, the best first, at most so many; without reasons where
   * it cannot say them.
   */
  default List<Advice> advise(S world, Seat seat, Budget budget, RandomGenerator random, int most) {
    return List.of(new Advice(choose(world, seat, budget, random), null));
  }

  /** The best choices by their scores, at most so many; of equally good ones the first. */
  static List<Choice> ranked(Choices<?> choices, int most, ToIntFunction<Choice> score) {
    List<Choice> all = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) all.add(choices.at(i));
    all.sort(Comparator.comparingInt(score).reversed());
    return List.copyOf(all.subList(0, Math.min(most, all.size())));
  }

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
