package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Plans lead anybody through the shafts, once. */
@Covers("technical-corridors-plans")
class TechnicalCorridorsPlansTest {

  @Test
  @Rule({"N8.3", "N6.16", "N18.11"})
  void leadToAnotherEntrance() {
    table("captain", "pilot")
        .given(item(ONE, "technical-corridors-plans"))
        .given(explored("014", "canteen"))
        .given(explored("015", "cabins"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "rest", "search"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-technical-corridors-plans")
        .choose(ONE, "pay:hand-0-rest", "go:room-015")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("015")))
        .then(s -> assertThat(hasItem(s, ONE, "technical-corridors-plans")).isFalse());
  }
}
