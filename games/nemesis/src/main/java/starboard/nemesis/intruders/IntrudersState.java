package starboard.nemesis.intruders;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Beats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;

/** What only the Intruders have on the table: slime and larvae on the boards of Characters. */
public class IntrudersState extends NemesisPart {

  /** By seat, a bit each. */
  private int slimed;

  private int infested;

  protected IntrudersState(Nemesis table) {
    super(table);
  }

  /** That of a table with Intruders. */
  public static IntrudersState of(Nemesis s) {
    return (IntrudersState) s.speciesState();
  }

  // Slime (N9.1)

  public boolean isSlimed(Seat seat) {
    return (slimed >>> seat.index() & 1) != 0;
  }

  public void slime(Seat seat) {
    if (isSlimed(seat)) return;
    slimed |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.slimed", seat), Beats.mark("slimed", seat));
  }

  public void removeSlime(Seat seat) {
    if (!isSlimed(seat)) return;
    slimed &= ~(1 << seat.index());
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.slime-off", seat), Beats.mark("slime-off", seat));
  }

  // Larvae (N14.6)

  public boolean hasLarva(Seat seat) {
    return (infested >>> seat.index() & 1) != 0;
  }

  /** How many larvae are on the boards of Characters. */
  int larvae() {
    return Integer.bitCount(infested);
  }

  public void putLarva(Seat seat) {
    infested |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.larva", seat), Beats.mark("larva", seat));
  }

  public void removeLarva(Seat seat) {
    if (!hasLarva(seat)) return;
    infested &= ~(1 << seat.index());
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.larva-off", seat), Beats.mark("larva-off", seat));
  }

  /** The larva of a dead Character goes back to the supply (N14.6). */
  void buryLarva(Seat seat) {
    infested &= ~(1 << seat.index());
  }
}
