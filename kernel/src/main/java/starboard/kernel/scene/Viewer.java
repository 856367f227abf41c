package starboard.kernel.scene;

import starboard.kernel.box.Thing;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;

/** Whose eyes a scene is made for: one seat's, a spectator's, or those of a local god. */
public sealed interface Viewer {

  /** A spectator sees what lies face up. */
  Viewer PUBLIC = new Spectator();

  /** Sees every face; for local study only, never sent to a player. */
  Viewer ALL = new God();

  static Viewer of(Seat seat) {
    return new Player(seat);
  }

  /** Whether this viewer has seen that thing where it lies now. */
  boolean sees(int thing);

  /** Whether this viewer is told that event. */
  boolean hears(Event event);

  /** Whether this viewer sits at that seat (a god sits at all of them). */
  boolean is(Seat seat);

  /** One seat's eyes. */
  record Player(Seat seat) implements Viewer {
    @Override
    public boolean sees(int thing) {
      return Thing.isSeenBy(thing, seat);
    }

    @Override
    public boolean hears(Event event) {
      return event.seats().has(seat);
    }

    @Override
    public boolean is(Seat other) {
      return seat == other;
    }
  }

  /** Somebody beside the table. */
  record Spectator() implements Viewer {
    @Override
    public boolean sees(int thing) {
      return Thing.isFaceUp(thing);
    }

    @Override
    public boolean hears(Event event) {
      return event.seats().hasSpectators();
    }

    @Override
    public boolean is(Seat seat) {
      return false;
    }
  }

  /** All eyes at once. */
  record God() implements Viewer {
    @Override
    public boolean sees(int thing) {
      return true;
    }

    @Override
    public boolean hears(Event event) {
      return true;
    }

    @Override
    public boolean is(Seat seat) {
      return true;
    }
  }
}
