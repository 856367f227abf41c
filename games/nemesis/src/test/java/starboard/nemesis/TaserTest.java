package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** A Taser hurts, or makes somebody drop everything. */
@Covers("taser")
class TaserTest {

  @Test
  @Rule({"N27.26", "N4.7"})
  void emptiesAHand() {
    table("captain", "pilot")
        .given(item(ONE, "taser"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "rest", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-taser")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "let-it-be")
        .then(s -> assertThat(s.cards().hand(TWO).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(2))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(12));
  }
}
