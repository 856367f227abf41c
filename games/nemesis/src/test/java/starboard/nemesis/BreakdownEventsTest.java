package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Event cards that break the ship. */
final class BreakdownEventsTest {

  @Test
  @Covers("ev-short-circuit")
  @Rule("N27.12")
  void shortCircuitBreaksExploredYellowRoomsWithAComputer() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("003", "comms-room"))
                .given(Laid.explored("006", "airlock-control"))
                .given(Laid.explored("010", "laboratory")),
            "ev-short-circuit")
        .then(Events.moved("014", "adult", "breeder", "queen"))
        .then(s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("003"))
        .then(Events::removed);
  }

  @Test
  @Covers("ev-life-support-failure")
  @Rule("N27.12")
  void lifeSupportFailureBreaksExploredGreenRooms() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("003", "comms-room"))
                .given(Laid.explored("005", "surgery"))
                .given(Laid.explored("010", "laboratory")),
            "ev-life-support-failure")
        .then(Events.moved("006", "adult", "breeder", "queen"))
        .then(
            s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("005", "010"))
        .then(Events::removed);
  }

  @Test
  @Covers("ev-damage")
  @Rule("N9.6")
  void damageBreaksRoomsWithLargeIntruders() {
    Events.drawn(Events.table().given(Laid.intruder("creeper", "020")), "ev-damage")
        .then(Events.moved("006", "creeper", "adult"))
        .then(
            s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("006", "011"))
        .then(Events::discarded);
  }

  @Test
  @Covers("ev-malfunction")
  @Rule("N27.11")
  void malfunctionBreaksTheCockpitAndIsShuffledBack() {
    Events.drawn(Events.table(), "ev-malfunction")
        .then(Events.moved("006", "adult", "breeder"))
        .then(s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("001"))
        .then(Events::shuffledBack);
  }

  @Test
  @Rule("N27.11")
  void malfunctionWithABrokenCockpitIsADud() {
    Events.drawn(Events.table().given(Laid.broken("001")), "ev-malfunction")
        .then(s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("001"))
        .then(Events::shuffledBack);
  }

  @Test
  @Covers("ev-coolant-leak")
  @Rule("N20.9")
  void coolantLeakStartsTheSelfDestructIfTheGeneratorIsBroken() {
    Events.drawn(
            Events.table().given(Laid.explored("003", "generator")).given(Laid.broken("003")),
            "ev-coolant-leak")
        .then(Events.moved("015", "adult", "breeder", "queen"))
        .told(TWO, "event.self-destruct")
        .then(Events::removed);
  }

  @Test
  @Rule({"N20.6", "N20.9", "N3.13"})
  void coolantLeakDoesNothingOnceSomebodyHibernates() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("003", "generator"))
                .given(Laid.broken("003"))
                .given(s -> ShipState.of(s).hibernate(TWO)),
            "ev-coolant-leak")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isEqualTo(Nemesis.NONE))
        .then(Events::removed);
  }

  @Test
  @Rule("N3.13")
  void coolantLeakIsRemovedThoughTheGeneratorWorks() {
    Events.drawn(Events.table().given(Laid.explored("003", "generator")), "ev-coolant-leak")
        .notTold(ONE, "event.self-destruct")
        .then(Events::removed);
  }

  @Test
  @Covers("ev-bulkheads-open")
  @Rule("N9.23")
  void bulkheadsOpenOpensEveryClosedDoor() {
    Events.drawn(Events.table().given(Laid.closed("c-001-002", "c-016-021")), "ev-bulkheads-open")
        .then(Events.moved("015", "adult", "breeder"))
        .then(s -> assertThat(s.interior().closedDoors()).isZero())
        .then(s -> assertThat(s.interior().destroyedDoors()).isZero())
        .then(Events::discarded);
  }

  @Test
  @Covers("ev-evacuation-pod-ejection")
  @Rule("N21.8")
  void podEjectionLaunchesTheLowestPodWithThoseAboard() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("003", "evacuation-section-a"))
                .given(s -> ShipState.of(s).board(ONE, 0)),
            "ev-evacuation-pod-ejection")
        .then(Events.moved("008", "adult", "breeder", "queen"))
        .then(s -> assertThat(ShipState.of(s).hasPod(0)).isFalse())
        .then(s -> assertThat(ShipState.of(s).hasPod(1)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isLaunched(ONE)).isTrue())
        .then(s -> assertThat(s.crew().isInRoom(TWO)).isTrue())
        .then(Events::removed);
  }

  @Test
  @Rule({"N21.8", "N23.1"})
  void whenTheLastOnBoardGoesWithItTheGameEnds() {
    Events.drawn(
            Events.table()
                .given(s -> ShipState.of(s).board(ONE, 0))
                .given(s -> ShipState.of(s).hibernate(TWO)),
            "ev-evacuation-pod-ejection")
        .ends(result -> assertThat(result.seats()).hasSize(2));
  }

  @Test
  @Rule({"N21.8", "N21.4"})
  void thenTheNextPodIsTheLowest() {
    Events.drawn(
            Laid.of(5)
                .given(s -> ShipState.of(s).removePod(0))
                .given(s -> ShipState.of(s).togglePod(2))
                .given(s -> ShipState.of(s).board(THREE, 1))
                .given(s -> ShipState.of(s).board(FOUR, 2)),
            "ev-evacuation-pod-ejection")
        .then(s -> assertThat(ShipState.of(s).hasPod(0)).isFalse())
        .then(s -> assertThat(ShipState.of(s).hasPod(1)).isFalse())
        .then(s -> assertThat(ShipState.of(s).hasPod(2)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isUnlocked(2)).isTrue())
        .then(s -> assertThat(ShipState.of(s).hasPod(3)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isLaunched(THREE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).podOf(FOUR)).isEqualTo(2));
  }

  @Test
  @Rule({"N26.5", "N27.11"})
  void onTheReverseSideTheLowestExploredRoomIsTheCockpitToo() {
    Events.drawn(Laid.advanced(2), "ev-malfunction")
        .then(s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("002"));
  }
}
