package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.TWO;
import static starboard.nemesis.Laid.attack;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;

/** How this weapon hits. */
@Covers("prototype-pistol")
class PrototypePistolTest {

  @Test
  @Rule("N11.3")
  void mayRollAgain() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(item(ONE, "prototype-pistol"))
        .given(loaded(ONE, "prototype-pistol", 1))
        .given(intruder("queen", "011"))
        .given(attack("at-bite-6"))
        .given(hand(ONE, "rest"))
        .rolls(Chance.COMBAT, 1, 6)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "weapon:held-0-1", "pay:hand-0-rest")
        .choose(ONE, "yes")
        .then(s -> assertThat(s.injuries(figure("queen", 1))).isEqualTo(2))
        .then(s -> assertThat(ammo(s, ONE, "prototype-pistol")).isEqualTo(0));
  }
}
