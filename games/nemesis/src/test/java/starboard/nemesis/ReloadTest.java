package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Reload puts ammo into the Revolver. */
@Covers("reload")
class ReloadTest {

  @Test
  @Rule({"N18.8", "N4.4"})
  void loadsTheRevolver() {
    table("captain", "pilot")
        .given(loaded(ONE, "revolver", 4))
        .given(hand(ONE, "reload"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-reload")
        .then(s -> assertThat(ammo(s, ONE, "revolver")).isEqualTo(5));
  }

  @Test
  @Rule("N4.4")
  void notAFullOne() {
    table("captain", "pilot")
        .given(hand(ONE, "reload"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-reload", "refused.weapon-full");
  }

  @Test
  @Rule({"N18.8", "N18.11"})
  void anEnergyChargeIsUsedUp() {
    table("captain", "pilot")
        .given(Laid.item(ONE, "prototype-pistol"))
        .given(Laid.item(ONE, "energy-charge"))
        .given(loaded(ONE, "prototype-pistol", 0))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-energy-charge", "effect:effect-1")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(ammo(s, ONE, "prototype-pistol")).isPositive())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "energy-charge")).isFalse());
  }
}
