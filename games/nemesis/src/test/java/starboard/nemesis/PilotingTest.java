package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Piloting works in the Cockpit and at computers. */
@Covers("piloting")
class PilotingTest {

  @Test
  @Rule({"N4.11", "N19.21", "N20.3"})
  void usesTheCockpit() {
    table("pilot", "captain")
        .given(stands(ONE, "001"))
        .given(hand(ONE, "piloting"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-piloting")
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1))
        .asks(ONE);
  }

  @Test
  @Rule("N20.2")
  void checksTheCourseAtAComputer() {
    table("pilot", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "piloting"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-piloting")
        .choose(ONE, "effect:effect-2")
        .told(ONE, "event.you-see-course")
        .notTold(TWO, "event.you-see-course");
  }

  @Test
  @Rule("N19.24")
  void notElsewhere() {
    table("pilot", "captain")
        .given(hand(ONE, "piloting"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-piloting", "refused.requires.cockpit-or-computer");
  }

  @Test
  @Rule({"N19.24", "N9.4"})
  void notInABrokenCockpit() {
    table("pilot", "captain")
        .given(stands(ONE, "001"))
        .given(Laid.broken("001"))
        .given(hand(ONE, "piloting"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-piloting", "refused.requires.cockpit-or-computer");
  }
}
