package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Two cards. */
@Covers("synthetic-food")
class SyntheticFoodTest {

  @Test
  @Rule({"N3.3", "N18.11"})
  void drawsTwo() {
    table("captain", "pilot")
        .given(item(ONE, "synthetic-food"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-synthetic-food")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(hasItem(s, ONE, "synthetic-food")).isFalse());
  }
}
