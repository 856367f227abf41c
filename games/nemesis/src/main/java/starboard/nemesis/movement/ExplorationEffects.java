package starboard.nemesis.movement;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.seats.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.ExplorationEffect.Noise;
import starboard.nemesis.Nemesis;

/** The effects of exploration tokens that all places and species share, by their ids. */
public final class ExplorationEffects {

  public static final Map<String, ExplorationEffect> CORE = core();

  private ExplorationEffects() {}

  private static Map<String, ExplorationEffect> core() {
    SortedMap<String, ExplorationEffect> core = new TreeMap<>();
    core.put("silence", ExplorationEffects::silence);
    core.put("danger", (_, _, _, _) -> Noise.DANGER);
    core.put("fire", ExplorationEffects::fire);
    core.put("malfunction", ExplorationEffects::malfunction);
    core.put("doors", ExplorationEffects::doors);
    return Collections.unmodifiableSortedMap(core);
  }

  /** N6.7 Danger for those whom something betrays. */
  private static Noise silence(Nemesis s, Seat cause, int room, int via) {
    return s.rules().species().betrayal(s, cause) == null ? Noise.SILENCE : Noise.DANGER;
  }

  /** N6.10 */
  private static Noise fire(Nemesis s, Seat cause, int room, int via) {
    s.interior().placeFire(room);
    return Noise.MADE;
  }

  /** N6.11 */
  private static Noise malfunction(Nemesis s, Seat cause, int room, int via) {
    s.interior().placeMalfunction(room);
    return Noise.MADE;
  }

  /** N6.12 */
  private static Noise doors(Nemesis s, Seat cause, int room, int via) {
    if (via != Nemesis.NONE && !s.board().isPath(via) && !s.interior().isDestroyed(via)) {
      s.then(new Doors.Close(cause, via, 1L << via));
    }
    return Noise.MADE;
  }
}
