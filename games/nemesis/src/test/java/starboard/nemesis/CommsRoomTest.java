package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Comms Room. */
@Covers("comms-room")
final class CommsRoomTest {

  private static Scenario<Nemesis> there() {
    return Turns.table("captain", "pilot")
        .given(Laid.explored("003", "comms-room"))
        .given(Laid.stands(ONE, "003"))
        .given(Laid.hand(ONE, "rest", "demolition"));
  }

  @Test
  @Rule({"N19.2", "N4.2"})
  void theSignalIsSentForTwoCards() {
    there()
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-send-signal", "pay:hand-0-rest", "pay:hand-0-demolition")
        .told(TWO, "event.signal")
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue())
        .refuses(ONE, "use:action-send-signal", "refused.needs-cards");
  }

  @Test
  @Rule("N19.2")
  void notTwice() {
    there()
        .given(s -> s.crew().sendSignal(ONE))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-send-signal", "refused.signal-sent");
  }

  @Test
  @Rule({"N9.4", "N4.6"})
  void neitherWithAMalfunctionNorInCombat() {
    there()
        .given(Laid.broken("003"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-send-signal", "refused.malfunction");
    there()
        .given(Laid.intruder("adult", "003"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-send-signal", "refused.in-combat");
  }
}
