package starboard.nemesis.combat;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.NoiseRoll;

/** N12 Eggs. */
public final class Eggs {

  private Eggs() {}

  /** N12.5, N12.7 Up to so many uncarried eggs of that room are destroyed, floor eggs first. */
  public static void destroy(Nemesis s, int room, int count) {
    for (int left = Math.min(count, s.objects().eggsIn(room)); left > 0; left--) {
      int onFloor = s.objects().onFloor(ObjectKind.EGG, room);
      if (onFloor == Nemesis.NONE) s.creatures().takeEgg();
      else s.objects().removeObject(onFloor);
      s.creatures().destroyEgg(onFloor == Nemesis.NONE ? onFloor : room);
    }
    check(s);
  }

  /** N12.2 An attack on the eggs of the attacker's room that destroys so many, and what helps. */
  public static void attacked(Nemesis s, Seat attacker, int count) {
    int eggs =
        count == 0 ? 0 : InForce.known(s, Quantity.EGGS, Seats.of(attacker), Nemesis.NONE, count);
    destroy(s, s.crew().roomOf(attacker), eggs);
  }

  /** N12.6 The Nest is destroyed for good when no egg is left in it, however they went. */
  public static void check(Nemesis s) {
    if (s.creatures().isNestDestroyed() || s.creatures().eggs() > 0) return;
    int nest = s.interior().roomOf(s.kit().nest());
    if (nest == Nemesis.NONE || s.objects().onFloor(ObjectKind.EGG, nest) == Nemesis.NONE)
      s.creatures().destroyNest();
  }

  /** N12.4 After every attack on eggs the attacker rolls noise, in combat as the species says. */
  public record Alarm(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInRoom(seat)) return;
      if (s.crew().isInCombat(seat) && !s.rules().species().rollsAfterEggsInCombat()) return;
      if (InForce.known(s, Quantity.EGG_NOISE, Seats.of(seat), Nemesis.NONE, 1) == 0) return;
      s.then(new NoiseRoll(seat));
    }
  }
}
