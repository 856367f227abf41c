package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Any cards for as many new ones and one more. */
@Covers("military-drugs")
class MilitaryDrugsTest {

  @Test
  @Rule("N1.6")
  void swapsCards() {
    table("captain", "pilot")
        .given(item(ONE, "military-drugs"))
        .given(hand(ONE, "rest", "search", "order", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-military-drugs")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "discard:hand-0-search", "discard:hand-0-contamination", "done")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(4))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isZero());
  }
}
