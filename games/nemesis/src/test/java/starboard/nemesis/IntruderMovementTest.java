package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** How Intruders move by an event card. */
final class IntruderMovementTest {

  @Test
  @Rule({"N3.13", "N4.5"})
  void thoseInCombatStay() {
    Events.drawn(Events.table().given(Laid.stands(ONE, "011")), "ev-regeneration")
        .then(Events.moved("011"));
  }

  @Test
  @Rule({"N3.13", "N6.5"})
  void allMoveAtOnceAndMayMeetCharacters() {
    Events.drawn(Events.table().given(Laid.stands(ONE, "015")), "ev-regeneration")
        .then(Events.moved("015", "breeder", "queen"))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
  }

  @Test
  @Rule({"N8.6", "N3.13"})
  void intoATechnicalEntranceTheySlipAwayAndTheNoiseStays() {
    Scenario<Nemesis> table =
        Laid.of(2)
            .given(Laid.bag("tok-blank"))
            .given(Laid.noise("technical-space"))
            .given(Laid.intruder("adult", "015"))
            .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 2));
    Events.drawn(table, "ev-short-circuit")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEmpty())
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isZero())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("technical-space"));
  }

  @Test
  @Rule({"N9.20", "N9.12"})
  void severalAtOneDoorBreakItAndAllStay() {
    Events.drawn(Events.table().given(Laid.closed("c-011-015")), "ev-coolant-leak")
        .then(Events.moved("011"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-011-015"))).isTrue());
  }

  @Test
  @Rule("N6.14")
  void anUnexploredRoomStaysHidden() {
    Events.drawn(Events.table(), "ev-hunt-3")
        .then(s -> assertThat(s.interior().isExplored(Laid.room("008"))).isFalse());
  }

  @Test
  @Rule("N21.7")
  void anIntruderInTheSectionThrowsThoseInThePodsBack() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("015", "evacuation-section-a"))
                .given(s -> ShipState.of(s).board(TWO, 0)),
            "ev-regeneration")
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("015")))
        .then(s -> assertThat(s.crew().isInCombat(TWO)).isTrue());
  }
}
