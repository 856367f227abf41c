package starboard.nemesis.ask;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;

/** An op that lets the same happen to a Character several times, one after another. */
public interface OneByOne extends OnCharacters {

  int amount();

  Step<Nemesis> once(Seat seat);

  @Override
  default void happenTo(Nemesis s, Seat seat, Occasion on) {
    for (int i = 0; i < amount(); i++) s.then(once(seat));
  }
}
