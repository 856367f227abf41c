package starboard.rone.bot;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import starboard.kernel.game.Advice;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.rone.Rone;
import starboard.rone.effect.Question;
import starboard.rone.turn.MainPhase;

/**
 * A first player by rules of thumb: it draws what its dice may pay for, plays the cards that are
 * worth most together, and spends spare parts on what brings most for its price: on its recruits as
 * long as there is time to play them. Of equally good choices, leaders among them, it takes any. It
 * looks at nothing hidden.
 */
public final class Cadet implements Bot<Rone> {

  @Override
  public Choice choose(Rone s, Seat seat, Budget budget, RandomGenerator random) {
    Choices<?> choices = s.choices(seat);
    if (choices.size() == 1 || !(s.question(seat) instanceof Question<?> question)) {
      return choices.at(0);
    }
    return Bot.best(choices, random, judging(s, seat, question));
  }

  @Override
  public List<Advice> advise(Rone s, Seat seat, Budget budget, RandomGenerator random, int most) {
    if (!(s.question(seat) instanceof Question<?> question)) return List.of();
    return Bot.ranked(s.choices(seat), most, judging(s, seat, question)).stream()
        .map(choice -> new Advice(choice, Motives.of(question, choice)))
        .toList();
  }

  private static ToIntFunction<Choice> judging(Rone s, Seat seat, Question<?> question) {
    Worth worth = new Worth(s, s.player(seat));
    return question instanceof MainPhase
        ? new MainActions(worth)::score
        : new Answers(question, worth)::score;
  }
}
