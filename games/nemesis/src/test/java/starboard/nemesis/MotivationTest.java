package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;

/** Everybody here draws a card. */
@Covers("motivation")
class MotivationTest {

  @Test
  void everybodyHereDraws() {
    table("captain", "pilot", "scout")
        .given(stands(THREE, "001"))
        .given(hand(ONE, "motivation"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(THREE).size()).isZero());
  }
}
