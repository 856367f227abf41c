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
import starboard.rone.effect.Place;
import starboard.rone.effect.Question;
import starboard.rone.turn.MainPhase;

/**
 * A first player by rules of thumb: it draws what its dice may pay for, plays the cards that are
 * worth most together, and spends spare parts on what brings most for its price. Of equally good
 * choices, leaders among them, it takes any.
 */
public final class Cadet implements Bot<Rone> {

  /**
   * How many cards of the base are used in a row, about: one that makes the Invasion reshuffle is
   * refreshed by that, and could be used for ever (R12.8).
   */
  private static final int PATIENCE = 12;

  @Override
  public Choice choose(Rone s, Seat seat, Budget budget, RandomGenerator random) {
    Choices<?> choices = s.choices(seat);
    if (choices.size() == 1 || !(s.question(seat) instanceof Question<?> question)) {
      return choices.at(0);
    }
    Choice best = Bot.best(choices, random, judging(s, seat, question));
    boolean tires =
        question instanceof MainPhase
            && s.isInvaded()
            && best instanceof Place
            && random.nextInt(PATIENCE) == 0;
    return tires ? choices.at(choices.size() - 1) : best;
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
