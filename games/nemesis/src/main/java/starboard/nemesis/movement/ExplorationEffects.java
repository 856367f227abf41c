package starboard.nemesis.movement;

import java.util.Map;
import starboard.kernel.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.ExplorationEffect.Noise;
import starboard.nemesis.Nemesis;

/** The effects of exploration tokens that all places and species share, by their ids. */
public final class ExplorationEffects {

  public static final Map<String, ExplorationEffect> CORE =
      Map.of(
          "silence", ExplorationEffects::silence,
          "danger", (_, _, _, _) -> Noise.DANGER,
          "fire", ExplorationEffects::fire,
          "malfunction", ExplorationEffects::malfunction,
          "doors", ExplorationEffects::doors);

  private ExplorationEffects() {}

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
    if (via != Nemesis.NONE && !s.interior().isDestroyed(via)) {
      s.then(new Doors.Close(cause, via, 1L << via));
    }
    return Noise.MADE;
  }
}
