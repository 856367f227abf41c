package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Tools. */
@Covers("tools")
final class ToolsTest {

  private static Scenario<Nemesis> there(String room) {
    return Turns.withPrinted("captain", room, "rest").given(Laid.item(ONE, "tools"));
  }

  @Test
  @Rule({"N9.5", "N18.11"})
  void aMalfunctionIsRepaired() {
    there("011")
        .given(Laid.broken("011"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-tools", "effect:effect-1", "pay:hand-0-rest")
        .then(s -> assertThat(s.interior().malfunctions()).isZero())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "tools")).isFalse());
  }

  @Test
  @Rule("N20.1")
  void orAnEngine() {
    there("020")
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-tools", "effect:effect-2", "pay:hand-0-rest", "swap")
        .told(TWO, "event.engine-swapped");
  }

  @Test
  @Rule("N9.23")
  void orADoorIsSet() {
    there("011")
        .given(Laid.closed("c-011-014"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-tools", "pay:hand-0-rest", "open:c-011-014")
        .then(s -> assertThat(s.interior().closedDoors()).isZero());
  }
}
