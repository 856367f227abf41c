package starboard.nemesis.bot;

import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipGoals;
import starboard.nemesis.ship.ShipState;

/** What a seat knows of the ship: what all see, and what it has looked at itself. */
record Known(Nemesis s, Seat seat) {

  private static final Goals.PlaceDestroyed DESTROYED = new Goals.PlaceDestroyed();
  private static final ShipGoals.ShipReaches EARTH = new ShipGoals.ShipReaches(Destination.EARTH);

  /** The tile of a room, explored or looked at; NONE if unknown. */
  int tile(int room) {
    if (s.interior().isExplored(room)) return s.interior().tileAt(room);
    int there = s.interior().tiles().at(s.kit().tilePosition(room));
    return Thing.isSeenBy(there, seat) ? s.kit().tileOf(Thing.number(there)) : Nemesis.NONE;
  }

  boolean course() {
    return Thing.isSeenBy(ShipState.of(s).coordinates().at(0), seat);
  }

  /** The space of the destination track that leads there; only if the course is known. */
  int spaceTo(Destination destination) {
    ShipState ship = ShipState.of(s);
    int card = ship.coordinates().number(0);
    CourseSpace[] spaces = CourseSpace.values();
    int space = 0;
    while (ship.ship().destination(card, spaces[space]) != destination) space++;
    return space;
  }

  /** Who has seen one of an engine's two tokens knows both. */
  boolean engine(int engine) {
    return Thing.isSeenBy(ShipState.of(s).engineToken(engine), seat)
        || Thing.isSeenBy(ShipState.of(s).engines().at(2 * engine), seat);
  }

  /** Whether the engines, as they are, blow the ship up (N23.4). */
  Standing destruction() {
    return DESTROYED.standing(s, seat);
  }

  /** Whether those asleep come home. */
  Standing earth() {
    return EARTH.standing(s, seat);
  }
}
