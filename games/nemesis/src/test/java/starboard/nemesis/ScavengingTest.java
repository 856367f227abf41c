package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** A search that finds something even in an empty room. */
@Covers("scavenging")
class ScavengingTest {

  @Test
  @Rule("N18.16")
  void worksAtZero() {
    table("scout", "pilot")
        .given(explored("014", "canteen"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "scavenging", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-scavenging")
        .choose(ONE, "pay:hand-0-rest")
        .asks(ONE, "ask.keep")
        .then(s -> assertThat(s.interior().counter(room("014"))).isZero());
  }

  @Test
  @Rule("N18.15")
  void lowersTheCounter() {
    table("scout", "pilot")
        .given(explored("014", "canteen"))
        .given(s -> s.interior().setCounter(room("014"), 2))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "scavenging", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-scavenging")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.interior().counter(room("014"))).isEqualTo(1));
  }
}
