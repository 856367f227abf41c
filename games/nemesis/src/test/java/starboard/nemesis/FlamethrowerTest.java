package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.TWO;
import static starboard.nemesis.Laid.attack;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;

/** The Flamethrower burns. */
@Covers("flamethrower")
class FlamethrowerTest {

  @Test
  @Rule("N11.3")
  void setsTheRoomOnFire() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(item(ONE, "flamethrower"))
        .given(intruder("queen", "011"))
        .given(attack("at-bite-6"))
        .given(hand(ONE, "rest"))
        .rolls(Chance.COMBAT, 6)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "weapon:held-0-1", "pay:hand-0-rest")
        .then(s -> assertThat(s.injuries(figure("queen", 1))).isEqualTo(2))
        .then(s -> assertThat(s.burns(room("011"))).isTrue());
  }

  @Test
  @Rule("N11.3")
  void hurtsUnlessBlank() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(item(ONE, "flamethrower"))
        .given(intruder("queen", "011"))
        .given(attack("at-bite-6"))
        .given(hand(ONE, "rest"))
        .rolls(Chance.COMBAT, 2)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "weapon:held-0-1", "pay:hand-0-rest")
        .then(s -> assertThat(s.injuries(figure("queen", 1))).isEqualTo(1));
  }
}
