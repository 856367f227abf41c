package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Airlock Control. */
@Covers("airlock-control")
final class AirlockControlTest {

  private static Scenario<Nemesis> there() {
    return Table.in("airlock-control", "014").given(Table.tile("generator", "003"));
  }

  @Test
  @Rule("N19.12")
  void allDoorsOfAnotherYellowRoomAreClosed() {
    Table.uses(there(), "vent-out")
        .told(TWO, "event.airlock")
        .then(s -> assertThat(s.airlock()).isEqualTo(Table.room(s, "003")))
        .then(s -> assertThat(s.isClosed(Table.corridor(s, "001", "003"))).isTrue())
        .then(s -> assertThat(s.isClosed(Table.corridor(s, "003", "007"))).isTrue());
  }

  @Test
  @Rule({"N19.12", "N3.9"})
  void whatIsInsideWhenAllHavePassedDies() {
    Scenario<Nemesis> table =
        there()
            .given(Table.fire("003"))
            .given(Table.stands(TWO, "003"))
            .given(Table.intruder("adult", "003"));
    Table.uses(table, "vent-out");
    table
        .perform(new Rounds.EndOfPlayerPhase())
        .then(s -> assertThat(s.isDead(TWO)).isTrue())
        .then(s -> assertThat(s.hasIntruder(Table.room(s, "003"))).isFalse())
        .then(s -> assertThat(s.burns(Table.room(s, "003"))).isFalse())
        .then(s -> assertThat(s.airlock()).isEqualTo(Interior.NONE));
  }

  @Test
  @Rule("N19.12")
  void anOpenedDoorTakesTheTokenAway() {
    Scenario<Nemesis> table = there().given(Table.stands(TWO, "003"));
    Table.uses(table, "vent-out")
        .given(s -> s.openDoor(Table.corridor(s, "001", "003")))
        .perform(new Rounds.EndOfPlayerPhase())
        .then(s -> assertThat(s.isDead(TWO)).isFalse());
  }

  @Test
  @Rule("N19.12")
  void notWithADestroyedDoorAndNotTwice() {
    there()
        .given(Table.destroyed("001", "003"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-vent-out", "refused.not-sealable");
    there()
        .given(s -> s.placeAirlock(Table.room(s, "003")))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-vent-out", "refused.airlock-pending");
  }

  @Test
  @Rule({"N19.12", "N9.22"})
  void withoutEnoughDoorsItIsNotAvailable() {
    Scenario<Nemesis> table = there();
    wreckElsewhere(table, 12);
    table.perform(new Turn(ONE)).refuses(ONE, "use:action-vent-out", "refused.no-door-pieces");
  }

  @Test
  @Rule("N9.22")
  void missingDoorsAreTakenFromElsewhere() {
    Scenario<Nemesis> table = there();
    wreckElsewhere(table, 9);
    table.given(Table.closed("018", "021")).given(Table.closed("018", "020"));
    Table.uses(table, "vent-out")
        .offersOnly(ONE, "take-door:c-018-021", "take-door:c-018-020")
        .choose(ONE, "take-door:c-018-020")
        .then(s -> assertThat(s.airlock()).isEqualTo(Table.room(s, "003")))
        .then(s -> assertThat(s.isClosed(Table.corridor(s, "018", "020"))).isFalse());
  }

  /** Destroyed doors in that many corridors that do not lead to room 003. */
  private static void wreckElsewhere(Scenario<Nemesis> table, int count) {
    Nemesis s = table.state();
    long around = s.board().corridorsOf(Table.room(s, "003"));
    int wrecked = 0;
    for (int corridor = 0; wrecked < count; corridor++) {
      if ((around >>> corridor & 1) != 0) continue;
      s.closeDoor(corridor);
      s.destroyDoor(corridor);
      wrecked++;
    }
  }
}
