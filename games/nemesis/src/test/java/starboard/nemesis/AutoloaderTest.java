package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.wounds;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Autoloader belongs to the Assault Rifle. */
@Covers("autoloader")
class AutoloaderTest {

  @Test
  @Rule("N18.9")
  void isAttachedForFree() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "autoloader"))
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(2))
        .then(s -> assertThat(s.belongings().attached().size()).isEqualTo(1))
        .then(s -> assertThat(s.belongings().capacity(s.belongings().attachedTo(0))).isEqualTo(6))
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isEqualTo(5));
  }

  @Test
  @Rule({"N4.12", "N1.7", "N15.3"})
  void loadingWithAnEnergyChargeIsFreeAndAskedForWhateverTheHandCanPay() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "autoloader"))
        .given(item(ONE, "energy-charge-yellow"))
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .choose(ONE, "use:items-0-energy-charge-yellow")
        .offersOnly(ONE, "effect:effect-1")
        .choose(ONE, "effect:effect-1")
        .choose(ONE, "weapon:held-0-0")
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isEqualTo(6));
  }

  @Test
  @Rule("N4.12")
  void anotherWeaponCostsAsPrinted() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "autoloader"))
        .given(item(ONE, "energy-charge"))
        .given(item(ONE, "prototype-rifle"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .choose(ONE, "use:items-0-energy-charge")
        .choose(ONE, "effect:effect-1", "weapon:held-0-1", "pay:hand-0-rest")
        .then(s -> assertThat(ammo(s, ONE, "prototype-rifle")).isEqualTo(6))
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isEqualTo(5))
        .then(s -> assertThat(Turns.hasItem(s, ONE, "energy-charge")).isFalse());
  }

  @Test
  @Rule("N4.12")
  void theHandWoundComesLast() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "autoloader"))
        .given(item(ONE, "energy-charge"))
        .given(wounds(ONE, "wound-hand"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .choose(ONE, "use:items-0-energy-charge")
        .choose(ONE, "effect:effect-1", "weapon:held-0-0", "pay:hand-0-rest")
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isEqualTo(6));
  }

  @Test
  @Rule("N18.9")
  void isNotAttachedWithoutTheAssaultRifle() {
    table("soldier", "pilot")
        .given(s -> s.belongings().takeItem(ONE, Laid.thing(s, ONE, "assault-rifle")))
        .given(item(ONE, "autoloader"))
        .given(item(ONE, "prototype-rifle"))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "attach:items-0-autoloader");
  }

  @Test
  @Rule({"N4.12", "N18.9"})
  void otherItemsCostAsPrinted() {
    table("soldier", "pilot")
        .given(item(ONE, "autoloader"))
        .given(item(ONE, "medkit"))
        .given(wounds(ONE, "wound-leg"))
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .refuses(ONE, "use:items-0-medkit", "refused.needs-cards");
  }

  @Test
  @Rule({"N4.12", "N18.9"})
  void withTheRifleFullTheChargeIsPaidBeforeAnotherWeaponIsNamed() {
    table("soldier", "pilot")
        .given(item(ONE, "autoloader"))
        .given(item(ONE, "energy-charge"))
        .given(item(ONE, "prototype-rifle"))
        .given(hand(ONE, "rest", "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .given(loaded(ONE, "assault-rifle", 6))
        .choose(ONE, "use:items-0-energy-charge", "effect:effect-1")
        .offers(ONE, "pay:hand-0-rest");
  }
}
