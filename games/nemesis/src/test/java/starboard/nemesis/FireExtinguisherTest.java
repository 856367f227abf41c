package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The item Fire Extinguisher. */
@Covers("fire-extinguisher")
final class FireExtinguisherTest {

  @Test
  @Rule({"N9.5", "N18.11"})
  void theFireHereGoesOut() {
    Turns.withPrinted("captain", "011", "rest")
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(Laid.burning("011"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:held-0-1", "pay:hand-0-rest")
        .then(s -> assertThat(s.interior().fires()).isZero())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "fire-extinguisher")).isFalse());
  }
}
