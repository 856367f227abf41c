package starboard.nemesis.combat;

import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.nemesis.Interior;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.ObjectKind;
import starboard.nemesis.movement.NoiseRoll;

/** N12 Eggs. */
public final class Eggs {

  private Eggs() {}

  /** N12.5, N12.7 Up to so many uncarried eggs of that room are destroyed, floor eggs first. */
  public static void destroy(Nemesis s, int room, int count) {
    for (int left = Math.min(count, s.eggsIn(room)); left > 0; left--) {
      int onFloor = s.onFloor(ObjectKind.EGG, room);
      if (onFloor == Interior.NONE) s.takeEgg();
      else s.removeObject(onFloor);
      s.destroyEgg();
    }
    check(s);
  }

  /** N12.6 The Nest is destroyed for good when no egg is left in it, however they went. */
  public static void check(Nemesis s) {
    if (s.isNestDestroyed() || s.eggs() > 0) return;
    int nest = s.roomOf(s.kit().nest());
    if (nest == Interior.NONE || s.onFloor(ObjectKind.EGG, nest) == Interior.NONE) s.destroyNest();
  }

  /** N12.4 After every attack on eggs the attacker rolls noise, in combat as the species says. */
  public record Alarm(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.isInRoom(seat)) return;
      if (s.isInCombat(seat) && !s.rules().species().rollsAfterEggsInCombat()) return;
      s.then(new NoiseRoll(seat));
    }
  }
}
