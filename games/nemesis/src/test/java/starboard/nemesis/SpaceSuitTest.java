package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Outside along the hull. */
@Covers("space-suit")
class SpaceSuitTest {

  @Test
  @Rule({"N27.22", "N6.16"})
  void leadsFromYellowToYellow() {
    table("captain", "pilot")
        .given(item(ONE, "space-suit"))
        .given(explored("014", "airlock-control"))
        .given(explored("007", "engine-control-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "rest", "search", "order", "clean"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-space-suit")
        .choose(ONE, "pay:hand-0-rest")
        .told(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("007")))
        .then(s -> assertThat(s.cards().actionCards(ONE)).isZero())
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isEqualTo(1));
  }

  @Test
  @Rule("N27.22")
  void bothRoomsAreExplored() {
    table("captain", "pilot")
        .given(item(ONE, "space-suit"))
        .given(explored("014", "airlock-control"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-space-suit", "refused.not-yellow");
  }
}
