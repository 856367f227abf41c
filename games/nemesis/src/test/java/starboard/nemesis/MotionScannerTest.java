package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.movement.NoiseRoll;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Motion Scanner repeats a noise roll. */
@Covers("motion-scanner")
class MotionScannerTest {

  @Test
  @Rule({"N4.10", "N7.9"})
  void rollsAgain() {
    table("scout", "pilot")
        .given(Laid.item(ONE, "motion-scanner"))
        .given(hand(ONE, "rest"))
        .rolls(Chance.NOISE, 10, 9)
        .perform(new NoiseRoll(ONE))
        .asks(ONE, "ask.reroll-noise")
        .choose(ONE, "yes", "pay:hand-0-rest")
        .asksNobody()
        .notTold(ONE, "event.danger")
        .then(s -> assertThat(s.interior().noise()).isZero());
  }

  @Test
  @Rule("N4.10")
  void onlyOncePerRoll() {
    table("scout", "pilot")
        .given(Laid.item(ONE, "motion-scanner"))
        .given(hand(ONE, "rest", "search"))
        .rolls(Chance.NOISE, 9, 10)
        .perform(new NoiseRoll(ONE))
        .choose(ONE, "yes", "pay:hand-0-rest")
        .asksNobody()
        .told(ONE, "event.danger");
  }

  @Test
  @Rule({"N4.2", "N15.3"})
  void isAskedForThoughThereIsNothingToPay() {
    table("scout", "pilot")
        .given(Laid.item(ONE, "motion-scanner"))
        .given(hand(ONE, "clean"))
        .rolls(Chance.NOISE, 9)
        .perform(new NoiseRoll(ONE))
        .offersOnly(ONE, "no")
        .refuses(ONE, "yes", "refused.needs-cards");
  }

  @Test
  @Rule("N7.9")
  void onlyForItsOwner() {
    table("scout", "pilot")
        .given(Laid.item(ONE, "motion-scanner"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "rest"))
        .rolls(Chance.NOISE, 9)
        .perform(new NoiseRoll(TWO))
        .asksNobody();
  }

  @Test
  @Rule({"N4.10", "N7.9"})
  void aRollThatIsNotRepeatedCounts() {
    table("scout", "pilot")
        .given(Laid.item(ONE, "motion-scanner"))
        .given(hand(ONE, "rest"))
        .rolls(Chance.NOISE, 1)
        .perform(new NoiseRoll(ONE))
        .choose(ONE, "no")
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor("c-011-015"))).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1));
  }
}
