package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Order sends another Character away, willing or not. */
@Covers("order")
class OrderTest {

  @Test
  @Rule({"N27.15", "N6.19"})
  void sendsSomebodyAway() {
    table("captain", "pilot")
        .given(explored("014", "canteen"))
        .given(hand(ONE, "order"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-order")
        .offersOnly(ONE, "go:room-006", "go:room-008", "go:room-014", "go:room-015")
        .choose(ONE, "go:room-014")
        .told(TWO, "event.noise-roll")
        .then(s -> assertThat(s.roomOf(TWO)).isEqualTo(room("014")))
        .then(s -> assertThat(s.roomOf(ONE)).isEqualTo(room("011")));
  }

  @Test
  @Rule("N27.15")
  void needsSomebodyHere() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(hand(ONE, "order"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-order", "refused.nobody-here");
  }
}
