package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Mechanic repairs or crafts. */
@Covers("ingenuity")
class IngenuityTest {

  @Test
  @Rule("N18.20")
  void craftsWithAnyYellowItemAsTools() {
    table("mechanic", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "duct-tape"))
        .given(hand(ONE, "ingenuity"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-ingenuity")
        .choose(
            ONE,
            "effect:effect-3",
            "craft:deck-blue-flamethrower:items-0-chemicals:items-0-duct-tape")
        .then(s -> assertThat(ammo(s, ONE, "flamethrower")).isEqualTo(4))
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule("N9.5")
  void repairs() {
    table("mechanic", "pilot")
        .given(broken("011"))
        .given(hand(ONE, "ingenuity"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-ingenuity", "effect:effect-1")
        .then(s -> assertThat(s.interior().isBroken(room("011"))).isFalse());
  }

  @Test
  @Rule({"N18.20", "N4.4"})
  void withoutComponentsNothingIsCrafted() {
    table("mechanic", "pilot")
        .given(broken("011"))
        .given(hand(ONE, "ingenuity"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-ingenuity")
        .refuses(ONE, "effect:effect-3", "refused.no-recipe");
  }

  /** The recipe is named before the card is paid, and nobody else knows whether there is one. */
  @Test
  @Rule("N18.20")
  void theRecipeIsNamedOrLetBe() {
    table("mechanic", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "duct-tape"))
        .given(hand(ONE, "ingenuity"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-ingenuity", "effect:effect-3")
        .offersOnly(
            ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-duct-tape", "lapse");
  }
}
