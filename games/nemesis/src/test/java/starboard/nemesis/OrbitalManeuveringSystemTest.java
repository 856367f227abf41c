package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Pilot's Orbital Maneuvering System. */
@Covers("orbital-maneuvering-system")
final class OrbitalManeuveringSystemTest {

  @Test
  @Rule({"N27.16", "N3.6", "N3.7"})
  void everybodyPassesAndTheIntruderAttackIsLeftOut() {
    Turns.withPrinted("pilot", "011", "rest")
        .given(Laid.item(ONE, "orbital-maneuvering-system"))
        .given(Laid.hand(TWO, "search"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-orbital-maneuvering-system", "pay:hand-0-rest")
        .asks(TWO, "ask.discard-any")
        .choose(TWO, "done")
        .asksNobody()
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(s.crew().hasPassed(TWO)).isTrue())
        .then(s -> assertThat(s.clock().isAttackSkipped()).isTrue());
  }

  @Test
  @Rule({"N27.16", "N3.8"})
  void onlyTheActingPlayerBurns() {
    Turns.withPrinted("pilot", "011", "rest")
        .given(Laid.item(ONE, "orbital-maneuvering-system"))
        .given(Laid.burning("011"))
        .given(Laid.burning("001"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-orbital-maneuvering-system", "pay:hand-0-rest")
        .asksNobody()
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero());
  }
}
