package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Chemicals load a Flamethrower. */
@Covers("chemicals")
class ChemicalsTest {

  @Test
  @Rule("N18.8")
  void loadTheFlamethrower() {
    table("scout", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "flamethrower"))
        .given(loaded(ONE, "flamethrower", 1))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-chemicals")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(ammo(s, ONE, "flamethrower")).isEqualTo(4));
  }
}
