package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.TWO;
import static starboard.nemesis.Laid.attack;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;

/** How this weapon hits. */
@Covers("rifle")
class RifleTest {

  @Test
  @Rule({"N11.2", "N11.3"})
  void aDoubleHitIsTwo() {
    table("scout", "captain")
        .given(stands(TWO, "001"))
        .given(intruder("queen", "011"))
        .given(attack("at-bite-6"))
        .given(hand(ONE, "rest"))
        .rolls(Chance.COMBAT, 6)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "pay:hand-0-rest")
        .then(s -> assertThat(s.injuries(figure("queen", 1))).isEqualTo(2))
        .then(s -> assertThat(ammo(s, ONE, "rifle")).isEqualTo(3));
  }
}
