package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** A bigger magazine for an energy weapon. */
@Covers("extended-magazine")
class ExtendedMagazineTest {

  @Test
  @Rule("N18.9")
  void addsCapacityAndAmmo() {
    table("scout", "pilot")
        .given(item(ONE, "extended-magazine"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-extended-magazine")
        .then(s -> assertThat(ammo(s, ONE, "rifle")).isEqualTo(6))
        .then(s -> assertThat(s.belongings().attached().size()).isEqualTo(1))
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule("N18.9")
  void notForTheRevolver() {
    table("captain", "pilot")
        .given(item(ONE, "extended-magazine"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-extended-magazine", "refused.no-weapon");
  }
}
