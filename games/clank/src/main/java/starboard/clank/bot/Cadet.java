package starboard.clank.bot;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import starboard.clank.Clank;
import starboard.clank.turn.Action;
import starboard.kernel.game.Advice;
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
    return Bot.best(choices, random, judging(s, seat, ask));
  }

  @Override
  public List<Advice> advise(Clank s, Seat seat, Budget budget, RandomGenerator random, int most) {
    Ask<Clank, ?> ask = s.question(seat);
    if (ask == null) return List.of();
    Motives motives = new Motives(s, seat);
    return Bot.ranked(s.choices(seat), most, judging(s, seat, ask)).stream()
        .map(choice -> new Advice(choice, motives.of(choice)))
        .toList();
  }

  private static ToIntFunction<Choice> judging(Clank s, Seat seat, Ask<Clank, ?> ask) {
    Deeds deeds = new Deeds(s, seat);
    Answers answers = new Answers(s, seat, ask);
    return choice -> choice instanceof Action action ? deeds.score(action) : answers.score(choice);
  }
}
