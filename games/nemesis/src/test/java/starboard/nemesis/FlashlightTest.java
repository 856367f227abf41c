package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Mechanic's Flashlight. */
@Covers("flashlight")
final class FlashlightTest {

  private static Scenario<Nemesis> inTheCanteen(int items) {
    return Turns.table("mechanic", "captain")
        .given(Laid.item(ONE, "flashlight"))
        .given(Laid.explored("014", "canteen"))
        .given(s -> s.interior().setCounter(room("014"), items))
        .given(Laid.stands(ONE, "014"))
        .given(hand(ONE, "rest", "search"))
        .given(Stacked.items(ItemDeck.GREEN, "medkit", "alcohol"))
        .perform(new Turn(ONE));
  }

  @Test
  @Rule({"N18.15", "N18.24"})
  void itSearchesForTwoCards() {
    inTheCanteen(2)
        .choose(ONE, "use:items-0-flashlight", "pay:hand-0-rest", "pay:hand-0-search")
        .choose(ONE, "keep:finds-0-alcohol")
        .then(s -> assertThat(s.interior().counter(room("014"))).isEqualTo(1))
        .then(s -> assertThat(Turns.hasItem(s, ONE, "alcohol")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "flashlight")).isTrue());
  }

  @Test
  @Rule("N18.16")
  void butNotWhereNothingIsLeft() {
    inTheCanteen(0).refuses(ONE, "use:items-0-flashlight", "refused.counter-empty");
  }
}
