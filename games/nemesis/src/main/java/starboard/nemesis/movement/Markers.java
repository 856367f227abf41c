package starboard.nemesis.movement;

import starboard.kernel.rules.Step;
import starboard.nemesis.Nemesis;

/** N9 Fire and malfunctions as steps of their own. */
public final class Markers {

  private Markers() {}

  /** N9.2 */
  public record Fire(int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.interior().placeFire(room);
    }
  }

  /** Every room of the set gets a malfunction, by ascending number (N27.5). */
  public static void breakDown(Nemesis s, int rooms) {
    for (int left = rooms; left != 0; left &= left - 1) {
      s.interior().placeMalfunction(Integer.numberOfTrailingZeros(left));
    }
  }

  /** Every room of the set catches fire, by ascending number (N27.5). */
  public static void setFire(Nemesis s, int rooms) {
    for (int left = rooms; left != 0; left &= left - 1) {
      s.interior().placeFire(Integer.numberOfTrailingZeros(left));
    }
  }
}
