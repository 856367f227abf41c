package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;

/** The event Regeneration and the card Self-Healing. */
final class RegenerationTest {

  @Test
  @Rule("N3.13")
  void everyIntruderLosesUpToTwoInjuries() {
    Events.drawn(
            Events.table()
                .given(s -> s.setInjuries(Laid.figure("queen", 1), 3))
                .given(s -> s.setInjuries(Laid.figure("adult", 1), 1)),
            "ev-regeneration")
        .then(Events.moved("015", "breeder", "queen"))
        .then(s -> assertThat(s.injuries(Laid.figure("queen", 1))).isEqualTo(1))
        .then(s -> assertThat(s.injuries(Laid.figure("adult", 1))).isZero())
        .told(TWO, "event.heals")
        .then(Events::discarded);
  }

  @Test
  @Rule("N26.4")
  void selfHealingHealsOneOfTheIntruderPlayersChoice() {
    Op heal = new IntruderOps.HealIntruders(2, IntruderOps.HealIntruders.Which.ONE);
    Events.table()
        .given(s -> s.setInjuries(Laid.figure("queen", 1), 3))
        .given(s -> s.setInjuries(Laid.figure("adult", 1), 1))
        .perform(s -> heal.happen(s, Occasion.ofUse(ONE, 0, 0)))
        .asks(ONE, "ask.intruder-for")
        .offersOnly(ONE, "intruder:figure-queen-1", "intruder:figure-adult-1")
        .choose(ONE, "intruder:figure-queen-1")
        .then(s -> assertThat(s.injuries(Laid.figure("queen", 1))).isEqualTo(1))
        .then(s -> assertThat(s.injuries(Laid.figure("adult", 1))).isEqualTo(1));
  }
}
