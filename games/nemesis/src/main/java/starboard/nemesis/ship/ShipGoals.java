package starboard.nemesis.ship;

import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;

/** The conditions of objectives that only the ship knows (N24). */
public sealed interface ShipGoals extends GoalRule {

  /** The intact ship flies there (N24.1). */
  record ShipReaches(Destination dest) implements ShipGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return !s.clock().isPlaceDestroyed() && ShipState.of(s).course() == dest;
    }

    @Override
    public Standing standing(Nemesis s, Seat seat) {
      ShipState ship = ShipState.of(s);
      boolean known =
          !ship.coordinates().isEmpty() && Thing.isSeenBy(ship.coordinates().at(0), seat);
      Standing course = known ? Standing.of(ship.course() == dest) : Standing.UNKNOWN;
      return course.and(s.rules().place().destroyed(s, seat).not());
    }

    @Override
    public Text text() {
      return Text.of("goal.ship-reaches", Arg.of(dest.title()));
    }
  }
}
