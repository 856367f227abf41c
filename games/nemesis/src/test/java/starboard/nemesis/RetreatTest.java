package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Injuries;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N13.6, N13.8 Retreats, and figures that leave. */
final class RetreatTest {

  private static Scenario<Nemesis> before(String type, String attack) {
    return Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder(type, "011"))
        .given(Stacked.attack(attack));
  }

  @Test
  @Rule("N13.8")
  void injuryWithRetreatChecksFirst() {
    before("adult", "at-scratch-6")
        .given(Stacked.event("ev-hunt-2"))
        .perform(new Injuries.Injure(Laid.figure("adult", 1), 1, true))
        .then(
            s ->
                assertThat(s.creatures().roomOfFigure(Laid.figure("adult", 1)))
                    .isEqualTo(Laid.room("006")));
  }

  @Test
  @Rule({"N9.20", "N17.3"})
  void aRetreatBreaksDoorsUnlessTheWayOfMovingIsKnown() {
    before("adult", "at-scratch-6")
        .given(Stacked.event("ev-hunt-2"))
        .given(Laid.closed("c-006-011"))
        .perform(new Injuries.Retreat(Laid.figure("adult", 1)))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-006-011"))).isTrue())
        .then(
            s ->
                assertThat(s.creatures().roomOfFigure(Laid.figure("adult", 1)))
                    .isEqualTo(Laid.room("011")));
    before("adult", "at-scratch-6")
        .given(Stacked.event("ev-hunt-2"))
        .given(Stacked.weakness("weak-way-of-moving"))
        .given(Laid.closed("c-006-011"))
        .perform(new Injuries.Retreat(Laid.figure("adult", 1)))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-006-011"))).isTrue());
  }

  @Test
  @Rule("N27.4")
  void aFigureWithoutATokenAddsOneOfItsType() {
    Laid.of(2)
        .given(Laid.bag())
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(
            s -> s.creatures().place(Laid.figure("creeper", 1), Laid.room("005"), Nemesis.NONE))
        .perform(s -> s.creatures().slipAway(Laid.figure("creeper", 1)))
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-creeper-1"))).isEqualTo(1));
  }
}
