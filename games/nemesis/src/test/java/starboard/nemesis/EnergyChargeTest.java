package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.corridor;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** An Energy Charge loads a weapon or moves a door. */
@Covers({"energy-charge", "energy-charge-yellow"})
class EnergyChargeTest {

  @Test
  @Rule({"N18.8", "N18.11"})
  void loadsAnEnergyWeapon() {
    table("scout", "pilot")
        .given(item(ONE, "energy-charge"))
        .given(loaded(ONE, "rifle", 0))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-energy-charge")
        .choose(ONE, "effect:effect-1", "pay:hand-0-rest")
        .then(s -> assertThat(ammo(s, ONE, "rifle")).isEqualTo(4))
        .then(s -> assertThat(hasItem(s, ONE, "energy-charge")).isFalse());
  }

  @Test
  @Rule({"N9.11", "N18.11"})
  void closesADoor() {
    table("scout", "pilot")
        .given(item(ONE, "energy-charge-yellow"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-energy-charge-yellow")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "close:c-011-014")
        .then(s -> assertThat(s.interior().isClosed(corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule("N1.7")
  void theYellowOneLoadsToo() {
    table("scout", "pilot")
        .given(item(ONE, "energy-charge-yellow"))
        .given(loaded(ONE, "rifle", 1))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-energy-charge-yellow")
        .choose(ONE, "effect:effect-1", "pay:hand-0-rest")
        .then(s -> assertThat(ammo(s, ONE, "rifle")).isEqualTo(4))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.YELLOW).size()).isEqualTo(1));
  }
}
