package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Fast Repairs cost nothing more. */
@Covers("fast-repairs")
class FastRepairsTest {

  @Test
  @Rule({"N9.5", "N4.3"})
  void removesAMalfunction() {
    table("mechanic", "captain")
        .given(broken("011"))
        .given(hand(ONE, "fast-repairs", "rest", "search"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-fast-repairs")
        .then(s -> assertThat(s.interior().isBroken(room("011"))).isFalse())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule("N20.1")
  void swapsTheTokensOfAnEngine() {
    table("mechanic", "captain")
        .given(stands(ONE, "021"))
        .given(hand(ONE, "fast-repairs", "rest", "search"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-fast-repairs")
        .offersOnly(ONE, "swap", "keep")
        .notTold(TWO, "event.you-see-engine");
  }

  @Test
  @Rule("N4.4")
  void needsSomethingToRepair() {
    table("mechanic", "captain")
        .given(hand(ONE, "fast-repairs", "rest", "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-fast-repairs", "refused.not-broken");
  }
}
