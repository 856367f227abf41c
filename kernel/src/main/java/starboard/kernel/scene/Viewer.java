package starboard.kernel.scene;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;

/** Whose eyes a scene is made for: one seat's, a spectator's, or those of a local god. */
public sealed interface Viewer permits Viewer.Player, Viewer.Spectator, Viewer.God, Sketcher {

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

  /** The one seat this viewer sits at, or null. */
  @Nullable Seat seat();

  /**
   * A part of a scene, drawn now or handed on from a {@link Sketchbook}.
   *
   * @param id of the part, unlike that of any other drawing of the table
   * @param from what it is drawn from besides what this viewer is asked, and never changes itself:
   *     the state, or a pile of it
   */
  <W> W drawn(String id, Object from, Supplier<W> drawing);

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

    @Override
    public <W> W drawn(String id, Object from, Supplier<W> drawing) {
      return drawing.get();
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

    @Override
    public @Nullable Seat seat() {
      return null;
    }

    @Override
    public <W> W drawn(String id, Object from, Supplier<W> drawing) {
      return drawing.get();
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

    @Override
    public @Nullable Seat seat() {
      return null;
    }

    @Override
    public <W> W drawn(String id, Object from, Supplier<W> drawing) {
      return drawing.get();
    }
  }
}
