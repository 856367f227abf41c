package starboard.nemesis.ship;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Ending;

/** N20.10 Hibernation. */
final class Hibernation {

  static final Text SOMEBODY_SLEEPS = Text.of("refused.somebody-sleeps");
  private static final Text CLOSED = Text.of("refused.chambers-closed");

  private Hibernation() {}

  static @Nullable Text whyNot(Nemesis s) {
    int opens = s.kit().content().tracks().time().first(Track.Colour.BLUE);
    return s.clock().time() < opens ? CLOSED : null;
  }

  static void tryIt(Nemesis s, Seat seat) {
    s.then(new NoiseRoll(seat), new FallAsleep(seat, s.crew().roomOf(seat)));
  }

  /** If an Intruder came, it has failed, though it may be gone again by now (N14.6). */
  record FallAsleep(Seat seat, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().roomOf(seat) != room) return;
      if (s.creatures().hasIntruderCome(room)) {
        s.announce("event.hibernation-fails", seat);
        return;
      }
      s.announce("event.hibernates", seat);
      ShipState.of(s).hibernate(seat);
      s.then(new Ending.IfNobodyIsLeft());
    }
  }
}
