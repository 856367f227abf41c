package starboard.clank;

import java.util.List;
import starboard.kernel.seats.Seat;

/** C12 Data terminals and C13 artifacts. */
final class Terminals {

  private Terminals() {}

  /** C12.1, C12.4 */
  static void hack(Clank s, Seat seat) {
    int here = s.spaceOf(seat);
    boolean complete = s.placeDataCube(seat, here);
    List<Op> result = Ship.PLAN.space(here).terminal();
    if (result != null) Resolving.now(s, seat, Clank.NONE, result);
    if (complete) s.advanceTyrant();
    s.then(new Deed.Done(Deed.TERMINAL_HACKED));
  }

  /** C13.1, C13.2 */
  static void steal(Clank s, Seat seat) {
    s.takeArtifact(seat, Artifacts.at(Ship.PLAN.space(s.spaceOf(seat))));
    s.advanceTyrant();
  }
}
