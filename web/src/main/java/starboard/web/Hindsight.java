package starboard.web;

import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.table.state.TableState;

/**
 * With whose eyes somebody looks back. While a game goes on with one's own; once it is over nothing
 * is secret any more, so with anybody's, or seeing everything.
 *
 * @param seat null for a spectator's
 */
record Hindsight(@Nullable Seat seat, boolean everything) {

  static Hindsight of(TableState<?> now, Audience audience, boolean everything) {
    if (!now.over()) return new Hindsight(audience.allowed(now), false);
    Seat wanted = audience.seat();
    boolean there = wanted != null && wanted.index() < now.chairs().size();
    return new Hindsight(there ? wanted : null, everything);
  }

  Viewer viewer() {
    return everything ? Viewer.ALL : Audience.viewer(seat);
  }
}
