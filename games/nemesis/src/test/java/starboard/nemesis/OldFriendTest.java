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

/** Old Friend uses a room without a computer. */
@Covers("old-friend")
class OldFriendTest {

  @Test
  @Rule({"N4.11", "N19.1"})
  void usesARoomForFree() {
    table("pilot", "captain")
        .given(explored("014", "armory"))
        .given(stands(ONE, "014"))
        .given(loaded(ONE, "shotgun", 0))
        .given(hand(ONE, "old-friend"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-old-friend")
        .then(s -> assertThat(ammo(s, ONE, "shotgun")).isEqualTo(2));
  }

  @Test
  @Rule("N19.24")
  void notAtAComputer() {
    table("pilot", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "old-friend"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-old-friend", "refused.requires.no-computer-working");
  }
}
