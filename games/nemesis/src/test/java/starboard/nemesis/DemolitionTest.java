package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.closed;
import static starboard.nemesis.Laid.corridor;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Demolition breaks a door or a room. */
@Covers("demolition")
class DemolitionTest {

  @Test
  @Rule("N9.4")
  void putsAMalfunction() {
    table("captain", "pilot")
        .given(hand(ONE, "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-demolition")
        .then(s -> assertThat(s.interior().isBroken(room("011"))).isTrue());
  }

  @Test
  @Rule("N9.12")
  void destroysADoor() {
    table("captain", "pilot")
        .given(broken("011"))
        .given(closed("c-011-014"))
        .given(hand(ONE, "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-demolition")
        .then(s -> assertThat(s.interior().isDestroyed(corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule("N4.5")
  void inCombatToo() {
    table("captain", "pilot")
        .given(intruder("adult", "011"))
        .given(hand(ONE, "demolition"))
        .perform(new Turn(ONE))
        .offers(ONE, "play:hand-0-demolition");
  }
}
