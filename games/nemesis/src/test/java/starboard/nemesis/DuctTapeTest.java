package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Duct Tape repairs and joins. */
@Covers("duct-tape")
class DuctTapeTest {

  @Test
  @Rule("N18.10")
  void joinsTwoHeavyItems() {
    table("scout", "pilot")
        .given(item(ONE, "duct-tape"))
        .given(item(ONE, "prototype-rifle"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-duct-tape")
        .choose(ONE, "pay:hand-0-rest")
        .told(TWO, "event.tapes")
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.belongings().tapes().size()).isEqualTo(1))
        .choose(ONE, "drop:held-0-0")
        .then(s -> assertThat(s.belongings().tapes().isEmpty()).isTrue())
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.YELLOW).size()).isEqualTo(1));
  }

  @Test
  @Rule("N18.10")
  void neverObjects() {
    table("scout", "pilot")
        .given(item(ONE, "duct-tape"))
        .given(s -> s.objects().carry(ObjectKind.CARCASS, null, ONE))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-duct-tape", "refused.not-broken");
  }

  @Test
  @Rule({"N9.5", "N18.11"})
  void repairs() {
    table("scout", "pilot")
        .given(item(ONE, "duct-tape"))
        .given(broken("011"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-duct-tape")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.interior().isBroken(room("011"))).isFalse())
        .then(s -> assertThat(hasItem(s, ONE, "duct-tape")).isFalse());
  }
}
