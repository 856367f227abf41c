package starboard.clank.bot;

import java.util.random.RandomGenerator;
import starboard.clank.Action;
import starboard.clank.Clank;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;

/**
 * A first player by rules of thumb: it hacks the nearest terminals, steals an artifact that is
 * worth the way and runs for a pod; what its cards leave over it spends on better ones. Of equally
 * good choices it takes any.
 */
public final class Cadet implements Bot<Clank> {

  @Override
  public Choice choose(Clank s, Seat seat, Budget budget, RandomGenerator random) {
    Choices<?> choices = s.choices(seat);
    Ask<Clank, ?> ask = s.question(seat);
    if (choices.size() == 1 || ask == null) return choices.at(0);
    Deeds deeds = new Deeds(s, seat);
    Answers answers = new Answers(s, seat, ask);
    return Bot.best(
        choices,
        random,
        choice -> choice instanceof Action action ? deeds.score(action) : answers.score(choice));
  }
}
