package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Ending;

/** L11.2 Through the open gate to the bunker. */
final class Bunker {

  static final Text GATE_CLOSED = Text.of("refused.gate-closed");

  private Bunker() {}

  static @Nullable Text whyNot(Nemesis s) {
    return MarsState.of(s).isGateOpen() ? null : GATE_CLOSED;
  }

  /** With the rover, which has one seat. */
  static void byRover(Nemesis s, Seat seat) {
    MarsState.of(s).moveRover(MarsState.BUNKER);
    reach(s, seat);
  }

  /** In a suit: a noise roll, and nobody may come. */
  static void onFoot(Nemesis s, Seat seat) {
    s.then(new NoiseRoll(seat), new Walk(seat, s.crew().roomOf(seat)));
  }

  private static void reach(Nemesis s, Seat seat) {
    s.announce("event.reaches-bunker", seat);
    s.crew().leave(seat, MarsWayOut.BUNKER.ordinal());
    s.then(new Ending.IfNobodyIsLeft());
  }

  /** L11.2 An Intruder that appeared or moved in stops it. */
  record Walk(Seat seat, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().roomOf(seat) != room) return;
      if (s.creatures().hasIntruderCome(room) || s.creatures().hasIntruder(room)) {
        s.announce("event.bunker-fails", seat);
      } else {
        reach(s, seat);
      }
    }
  }
}
