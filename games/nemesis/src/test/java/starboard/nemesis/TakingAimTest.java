package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** A shot that may be rolled again. */
@Covers("taking-aim")
class TakingAimTest {

  @Test
  @Rule("N11.3")
  void mayRollAgain() {
    table("soldier", "pilot")
        .given(stands(TWO, "001"))
        .given(intruder("larva", "011"))
        .given(hand(ONE, "taking-aim"))
        .rolls(Chance.COMBAT, 1, 5)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-taking-aim")
        .asks(ONE, "ask.reroll-shot")
        .choose(ONE, "yes")
        .then(s -> assertThat(s.creatures().figuresIn(room("011"))).isZero())
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isEqualTo(4));
  }
}
