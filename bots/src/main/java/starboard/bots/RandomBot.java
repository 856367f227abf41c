package starboard.bots;

import java.util.random.RandomGenerator;
import starboard.kernel.Bot;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Seat;
import starboard.kernel.State;

/** Plays any game by taking one of its choices at random, each as likely as the others. */
public final class RandomBot<S extends State<S>> implements Bot<S> {

  @Override
  public Choice choose(S world, Seat seat, RandomGenerator random) {
    Choices<?> choices = world.choices(seat);
    return choices.at(random.nextInt(choices.size()));
  }
}
