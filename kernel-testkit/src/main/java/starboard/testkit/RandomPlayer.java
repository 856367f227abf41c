package starboard.testkit;

import java.util.SplittableRandom;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** Plays all seats at random; the same seed plays the same game the same way. */
final class RandomPlayer {

  private final SplittableRandom random;

  RandomPlayer(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** One of these seats, at least one. */
  Seat seat(Seats deciding) {
    Seats left = deciding;
    for (int i = random.nextInt(deciding.size()); i > 0; i--) left = left.rest();
    return left.first();
  }

  /** One of these choices, at least one. */
  Choice choice(Choices<?> choices) {
    return choices.at(random.nextInt(choices.size()));
  }

  /** An answer to one of the open questions. */
  Turn turn(State<?> s) {
    Seat seat = seat(s.deciding());
    return new Turn(seat, choice(s.choices(seat)));
  }

  /** Answers one of the open questions. */
  void answer(State<?> s) {
    Turn turn = turn(s);
    s.answer(turn.seat(), turn.choice());
  }
}
