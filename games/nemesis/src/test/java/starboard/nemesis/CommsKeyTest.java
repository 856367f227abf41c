package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Comms Key. */
@Covers("comms-key")
final class CommsKeyTest {

  @Test
  @Rule("N27.24")
  void onlyOfAPlayerWhoSentTheSignal() {
    Scenario<Nemesis> table =
        Turns.with("captain", "comms-room", "003", "rest")
            .given(Laid::objectives)
            .given(Laid.item(ONE, "comms-key"))
            .perform(new Turn(ONE))
            .refuses(ONE, "use:items-0-comms-key", "refused.nobody");
    table
        .given(s -> s.crew().sendSignal(TWO))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-comms-key", "pay:hand-0-rest", "look:objective-1-0")
        .told(ONE, "event.you-see-objective")
        .then(s -> assertThat(Turns.hasItem(s, ONE, "comms-key")).isFalse());
  }
}
