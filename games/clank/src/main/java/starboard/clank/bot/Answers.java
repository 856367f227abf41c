package starboard.clank.bot;

import starboard.clank.Clank;
import starboard.clank.effect.Alternatives;
import starboard.clank.effect.Offers;
import starboard.clank.effect.Trashing;
import starboard.clank.movement.Entering;
import starboard.clank.movement.Walking;
import starboard.clank.turn.Boarding;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;

/** What is best in all questions that are not the next action of a turn. */
record Answers(Clank s, Seat seat, Ask<Clank, ?> ask) {

  /** Cards that bring less than this are better out of the deck. */
  private static final int DEAD_WEIGHT = 3;

  int score(Choice choice) {
    return switch (choice) {
      case Entering.Take take -> take == Entering.Take.TAKE ? 1 : 0;
      case Walking.Spend spend -> spend.swords();
      case Trashing.Card card -> trashing(card);
      case Offers.FromHand from -> -Worth.played(s, seat, from.kind());
      case Alternatives.One one -> alternative(one);
      case Boarding.Go go -> go == Boarding.Go.BOARD ? 1 : 0;
      default -> 0;
    };
  }

  private int trashing(Trashing.Card card) {
    return card.isNone() ? 0 : DEAD_WEIGHT - Worth.played(s, seat, card.kind());
  }

  private int alternative(Alternatives.One one) {
    return ask instanceof Alternatives alternatives
        ? Worth.ops(s, seat, alternatives.of().get(one.index()))
        : 0;
  }
}
