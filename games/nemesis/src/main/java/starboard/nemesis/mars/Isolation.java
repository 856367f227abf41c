package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Ending;

/** L16.23 The isolation room, once it is unlocked. */
final class Isolation {

  private static final Text LOCKED = Text.of("refused.isolation-locked");

  private Isolation() {}

  static boolean isUnlocked(Nemesis s) {
    MarsState mars = MarsState.of(s);
    return mars.alert() != Nemesis.NONE || s.clock().time() >= mars.base().schedule().opens();
  }

  static @Nullable Text whyNot(Nemesis s) {
    return isUnlocked(s) ? null : LOCKED;
  }

  static void tryIt(Nemesis s, Seat seat) {
    s.then(new NoiseRoll(seat), new LockIn(seat, s.crew().roomOf(seat)));
  }

  /** If an Intruder is here, it has failed. */
  record LockIn(Seat seat, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().roomOf(seat) != room) return;
      if (s.creatures().hasIntruderCome(room) || s.creatures().hasIntruder(room)) {
        s.announce("event.isolation-fails", seat);
        return;
      }
      s.announce("event.isolates", seat);
      s.crew().leave(seat, MarsWayOut.ISOLATION.ordinal());
      s.then(new Ending.IfNobodyIsLeft());
    }
  }
}
