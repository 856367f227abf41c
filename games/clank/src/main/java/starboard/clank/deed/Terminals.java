package starboard.clank.deed;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Deed;
import starboard.clank.content.Op;
import starboard.clank.effect.Resolving;
import starboard.clank.ship.Ship;
import starboard.kernel.seats.Seat;

/** C12 Data terminals and C13 artifacts. */
public final class Terminals {

  private Terminals() {}

  /** C12.1, C12.4 */
  public static void hack(Clank s, Seat seat) {
    int here = s.spaceOf(seat);
    boolean complete = s.placeDataCube(seat, here);
    List<Op> result = Ship.PLAN.space(here).terminal();
    if (result != null) Resolving.now(s, seat, Clank.NONE, result);
    if (complete) s.advanceTyrant();
    s.then(new Done(Deed.TERMINAL_HACKED));
  }

  /** C13.1, C13.2 */
  public static void steal(Clank s, Seat seat) {
    s.takeArtifact(seat, Artifacts.at(Ship.PLAN.space(s.spaceOf(seat))));
    s.advanceTyrant();
  }
}
