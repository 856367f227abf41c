package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The whole magazine in one shot. */
@Covers("full-auto")
class FullAutoTest {

  @Test
  @Rule("N11.3")
  void hurtsEvenOnAMiss() {
    table("soldier", "pilot")
        .given(stands(TWO, "001"))
        .given(intruder("larva", "011"))
        .given(hand(ONE, "full-auto"))
        .rolls(Chance.COMBAT, 1)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-full-auto")
        .then(s -> assertThat(s.creatures().figuresIn(room("011"))).isZero())
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isZero());
  }

  @Test
  @Rule("N11.3")
  void notWithASingleBullet() {
    table("soldier", "pilot")
        .given(stands(TWO, "001"))
        .given(intruder("larva", "011"))
        .given(loaded(ONE, "assault-rifle", 1))
        .given(hand(ONE, "full-auto"))
        .rolls(Chance.COMBAT, 1)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-full-auto")
        .told(ONE, "event.missed")
        .then(s -> assertThat(s.creatures().figuresIn(room("011"))).isNotZero());
  }
}
