package starboard.bots;

import java.util.random.RandomGenerator;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** Plays any game by taking one of its choices at random, each as likely as the others. */
public final class RandomBot<S extends State<S>> implements Bot<S> {

  @Override
  public Choice choose(S world, Seat seat, Budget budget, RandomGenerator random) {
    Choices<?> choices = world.choices(seat);
    return choices.at(random.nextInt(choices.size()));
  }
}
