package starboard.web;

import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;

/**
 * Those who look at a table with the same rights, through the same eyes, in the same language: they
 * are shown the same.
 *
 * @param keys the secrets they have shown
 * @param seat whose eyes they want, or null for a spectator's
 */
record Audience(Keys keys, @Nullable Seat seat, Language language) {

  /** The same without secrets that open nothing at the table, so that nobody is one of a kind. */
  Audience at(TableState<?> position) {
    return new Audience(position.known(keys), seat, language);
  }

  /** Whose eyes they may use: the seat's while they hold its secret, else a spectator's. */
  @Nullable Seat allowed(TableState<?> position) {
    boolean there = seat != null && seat.index() < position.chairs().size();
    return there && seat != null && position.sits(keys, seat) ? seat : null;
  }

  static Viewer viewer(@Nullable Seat seat) {
    return seat == null ? Viewer.PUBLIC : Viewer.of(seat);
  }
}
