package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Hatch Control System. */
@Covers("hatch-control-system")
final class HatchControlTest {

  @Test
  @Rule({"N19.17", "N21.1"})
  void anyPodIsUnlockedOrLocked() {
    Scenario<Nemesis> table =
        Turns.in("hatch-control-system", "006").given(s -> ShipState.of(s).togglePod(1));
    Turns.uses(table, "toggle-pod")
        .offersOnly(ONE, "unlock:pod-1", "lock:pod-2")
        .choose(ONE, "lock:pod-2")
        .told(TWO, "event.pod-locked")
        .then(s -> assertThat(ShipState.of(s).isUnlocked(1)).isFalse());
  }
}
