package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Command Center. */
@Covers("command-center")
final class CommandCenterTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("command-center", "014").given(Laid.closed("c-001-003"));
  }

  @Test
  @Rule("N19.15")
  void theDoorsOfAnyRoomAreSet() {
    Turns.uses(there(), "control-doors")
        .choose(ONE, "room:room-003", "open:c-001-003", "close:c-003-007")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-001-003"))).isFalse())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-003-007"))).isTrue());
  }

  @Test
  @Rule({"N19.15", "N9.12"})
  void destroyedDoorsCannotBeClosed() {
    Turns.uses(there().given(Laid.destroyed("c-003-007")), "control-doors")
        .choose(ONE, "room:room-003")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-001-003"))).isFalse());
  }
}
