package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;

/** Quest items are activated. */
class QuestItemsTest {

  @Test
  @Rule({"N18.24", "N1.7"})
  void forAnItem() {
    table("scout", "pilot")
        .given(item(ONE, "energy-charge-yellow"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "activate:locked-0-motion-scanner:items-0-energy-charge-yellow")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(hasItem(s, ONE, "motion-scanner")).isTrue())
        .then(s -> assertThat(hasItem(s, ONE, "energy-charge-yellow")).isFalse());
  }

  @Test
  @Rule({"N18.24", "N4.1"})
  void inTheirRoom() {
    table("soldier", "pilot")
        .given(explored("014", "armory"))
        .given(broken("014"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "activate:locked-0-autoloader", "pay:hand-0-rest")
        .then(s -> assertThat(hasItem(s, ONE, "autoloader")).isTrue())
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule({"N18.24", "N18.2"})
  void aHeavyOneNeedsAFreeHand() {
    table("scout", "pilot")
        .given(item(ONE, "energy-charge"))
        .given(item(ONE, "prototype-rifle"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "activate:locked-0-motion-scanner", "refused.hands-full");
  }

  @Test
  @Rule("N18.24")
  void notForAnotherItem() {
    table("scout", "pilot")
        .given(item(ONE, "bandages"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "activate:locked-0-motion-scanner", "op.unlock.discard-item");
  }

  @Test
  @Rule({"N18.24", "N4.4"})
  void whoHasNoneLeftIsTold() {
    table("scout", "pilot")
        .given(s -> s.belongings().loseItems(ONE))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "unlock-quest-item", "refused.no-quest");
  }
}
