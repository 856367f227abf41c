package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The ninth fire. */
final class NinthFireTest {

  @Test
  @Rule({"N27.5", "N23.3"})
  void itDestroysTheShipInTheMiddleOfAnyEffect() {
    Scenario<Nemesis> table = Turns.withPrinted("mechanic", "011", "pyrotechnics", "rest");
    for (int room = 0; room < 8; room++) {
      int burning = room;
      table.given(s -> s.interior().placeFire(burning));
    }
    table
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-pyrotechnics", "pay:hand-0-rest", "pay:held-0-0")
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue());
  }

  @Test
  @Rule("N9.2")
  void aSecondFireInARoomIsNone() {
    Turns.withPrinted("mechanic", "011", "rest")
        .given(Laid.burning("011"))
        .given(Laid.burning("011"))
        .then(s -> assertThat(s.interior().fires()).isEqualTo(1 << 10));
  }
}
