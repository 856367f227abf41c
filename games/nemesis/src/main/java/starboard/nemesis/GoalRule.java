package starboard.nemesis;

import starboard.kernel.seats.Seat;
import starboard.nemesis.content.term.Goal;

/** The rule of a goal: when it is met. */
public interface GoalRule extends Goal {

  /** The rule of a goal: the vocabulary of a rule set holds no goal without one. */
  static GoalRule of(Goal goal) {
    return (GoalRule) goal;
  }

  /** Whether it is met for that player when the game is over (N23.6). */
  boolean isMet(Nemesis s, Seat seat);

  /** Whether it would be met if the game ended now, as far as that player knows. */
  default Standing standing(Nemesis s, Seat seat) {
    return Standing.of(isMet(s, seat));
  }
}
