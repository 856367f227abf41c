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

/** Intranet uses a room from afar. */
@Covers("intranet")
class IntranetTest {

  @Test
  @Rule({"N19.25", "N4.11"})
  void usesARoomFromAfar() {
    table("scientist", "captain")
        .given(explored("014", "engine-control-room"))
        .given(explored("007", "comms-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "intranet", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-intranet")
        .choose(ONE, "pay:hand-0-rest", "room:room-007")
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue())
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")));
  }

  @Test
  @Rule("N19.24")
  void fromAComputer() {
    table("scientist", "captain")
        .given(explored("007", "comms-room"))
        .given(hand(ONE, "intranet", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-intranet", "refused.requires.computer");
  }
}
