package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Cockpit. */
@Covers("cockpit")
final class CockpitTest {

  @Test
  @Rule({"N19.21", "N20.2"})
  void theCoordinatesAreSeenSecretly() {
    Turns.uses(Turns.inPrinted("001"), "course", "effect:effect-1")
        .told(TWO, "event.checks-course")
        .notTold(TWO, "event.you-see-course")
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).coordinates().top(), ONE)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).coordinates().top(), TWO)).isFalse())
        .then(s -> assertThat(s.notes(ONE)).hasSize(1));
  }

  @Test
  @Rule({"N19.21", "N20.3", "N2.10"})
  void orTheDestinationIsSet() {
    Turns.uses(Turns.inPrinted("001"), "course", "effect:effect-2")
        .offersOnly(
            ONE,
            "destination:course-a",
            "destination:course-b",
            "destination:course-c",
            "destination:course-d")
        .choose(ONE, "destination:course-d")
        .told(TWO, "event.destination")
        .then(s -> assertThat(ShipState.of(s).destination()).isEqualTo(CourseSpace.D.ordinal()));
  }

  @Test
  @Rule("N20.3")
  void theMarkerMayBeSetWhereItStands() {
    Turns.uses(Turns.inPrinted("001"), "course", "effect:effect-2")
        .choose(ONE, "destination:course-b")
        .told(TWO, "event.destination")
        .then(s -> assertThat(ShipState.of(s).destination()).isEqualTo(CourseSpace.B.ordinal()));
  }

  @Test
  @Rule("N20.3")
  void notOnceSomebodyHibernates() {
    Turns.inPrinted("001")
        .given(s -> ShipState.of(s).hibernate(TWO))
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-course", "pay:hand-0-rest", "pay:hand-0-demolition")
        .told(ONE, "event.you-see-course");
  }
}
