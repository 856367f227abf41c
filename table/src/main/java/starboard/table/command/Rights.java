package starboard.table.command;

import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;

/** Who may: what the holder of some secrets may do at a table. */
final class Rights {

  private final TableState<?> position;
  private final Keys keys;

  Rights(TableState<?> position, Keys keys) {
    this.position = position;
    this.keys = keys;
  }

  /** Whether they sit there. */
  boolean sits(Seat seat) {
    return position.sits(keys, seat);
  }

  /** The seat with that number. */
  Seat seat(int index) {
    int most = position.chairs().size() - 1;
    if (index < 0 || index > most) {
      throw new Refusal("bad-request", Text.of("error.seat", index, most));
    }
    return Seat.of(index);
  }

  /** A seat of theirs. */
  Seat own(int index) {
    Seat seat = seat(index);
    if (!sits(seat)) throw new Refusal("not-your-seat", Text.of("table.not-your-seat"));
    return seat;
  }

  /** A seat of theirs, or any if they host. */
  Seat ownOrHost(int index) {
    return position.hosts(keys) ? seat(index) : own(index);
  }

  void requireHost() {
    requireHost("table.host-only");
  }

  /** Fails with that sentence if they do not host. */
  void requireHost(String otherwise) {
    if (!position.hosts(keys)) throw new Refusal("host-only", Text.of(otherwise));
  }
}
