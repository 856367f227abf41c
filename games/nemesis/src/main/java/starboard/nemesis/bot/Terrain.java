package starboard.nemesis.bot;

import starboard.kernel.rules.Ask;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.mars.MarsState;

/** What one has to know of a place: how long one can stay, what its goals cost, the ways out. */
sealed interface Terrain permits AboardShip, InMarsBase {

  static Terrain of(Nemesis s) {
    return s.placeState() instanceof MarsState ? InMarsBase.ONLY : AboardShip.ONLY;
  }

  /** About how many cards a goal that only this place knows still costs. */
  int price(Nemesis s, Seat seat, Goal goal);

  /** Rounds until whoever is still about dies. */
  int roundsLeft(Situation w);

  /** Whether it has become too dangerous to stay for an objective one has not met yet. */
  boolean isLate(Situation w);

  /** How many cards away the nearest way out is. */
  int nearestExit(Situation w);

  /** Errands for a goal; false if this place knows nothing special of it. */
  boolean pursue(Errands on, Goal goal);

  /** What is worth doing on the way, whatever one plays for. */
  void prepare(Errands on);

  /** Errands that lead out. */
  void leave(Errands on);

  /** Where one waits until a way out opens. */
  void await(Errands on);

  /** What an op is worth that only this place knows. */
  int worth(Actions at, Op op);

  /** What an op is worth that only this place knows, while one is in combat. */
  default int defence(Actions at, Op op) {
    return Actions.USELESS;
  }

  /** What it is worth to activate a quest item, for which that item is given up. */
  default int quest(Actions at, int item, int given) {
    return Actions.USELESS;
  }

  /** Whether one would rather that somebody else did not do that. */
  boolean harms(Situation w, Op op);

  /** What an action is worth that only this place has, by its number there. */
  default int action(Actions at, int number) {
    return Actions.USELESS;
  }

  /** What an answer to a question that only this place asks is worth. */
  default int answer(Actions at, Ask<Nemesis, ?> ask, Target answer) {
    return 0;
  }

  /** Whether one says yes to what only this place asks. */
  default boolean agrees(Actions at, Ask<Nemesis, ?> ask) {
    return true;
  }
}
