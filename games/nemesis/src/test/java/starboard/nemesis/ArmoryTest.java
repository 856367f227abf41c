package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Two ammo for an energy weapon. */
@Covers("armory")
class ArmoryTest {

  @Test
  @Rule({"N19.1", "N18.8", "N4.1"})
  void loadsAnEnergyWeapon() {
    table("scout", "pilot")
        .given(explored("014", "armory"))
        .given(stands(ONE, "014"))
        .given(loaded(ONE, "rifle", 1))
        .given(hand(ONE, "rest", "search"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-load-weapon")
        .choose(ONE, "pay:hand-0-rest", "pay:hand-0-search")
        .then(s -> assertThat(ammo(s, ONE, "rifle")).isEqualTo(3))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule("N18.8")
  void notAClassicOne() {
    table("captain", "pilot")
        .given(explored("014", "armory"))
        .given(stands(ONE, "014"))
        .given(loaded(ONE, "revolver", 1))
        .given(hand(ONE, "rest", "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-load-weapon", "refused.no-weapon");
  }
}
