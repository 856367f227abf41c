package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The event Regeneration and the card Self-Healing. */
final class RegenerationTest {

  @Test
  @Covers("ev-regeneration")
  @Rule("N3.13")
  void everyIntruderLosesUpToTwoInjuries() {
    Events.drawn(
            Events.table()
                .given(s -> s.creatures().setInjuries(Laid.figure("queen", 1), 3))
                .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 1)),
            "ev-regeneration")
        .then(Events.moved("015", "breeder", "queen"))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isZero())
        .told(TWO, "event.heals")
        .then(Events::discarded);
  }
}
