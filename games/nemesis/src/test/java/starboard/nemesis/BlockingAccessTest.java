package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Blocking Access uses a computer or breaks one far away. */
@Covers("blocking-access")
class BlockingAccessTest {

  @Test
  @Rule({"N9.4", "N19.24"})
  void breaksAComputer() {
    table("scientist", "captain")
        .given(explored("014", "comms-room"))
        .given(explored("007", "command-center"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "blocking-access"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-blocking-access")
        .choose(ONE, "effect:effect-2", "room:room-007")
        .then(s -> assertThat(s.interior().isBroken(room("007"))).isTrue());
  }

  @Test
  @Rule("N4.11")
  void usesARoomForFree() {
    table("scientist", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "blocking-access"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-blocking-access")
        .choose(ONE, "effect:effect-1")
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue());
  }
}
