package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Rounds;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Airlock Control. */
@Covers("airlock-control")
final class AirlockControlTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("airlock-control", "014").given(Laid.explored("003", "generator"));
  }

  @Test
  @Rule("N19.12")
  void allDoorsOfAnotherYellowRoomAreClosed() {
    Turns.uses(there(), "vent-out")
        .told(TWO, "event.airlock")
        .then(s -> assertThat(ShipState.of(s).airlock()).isEqualTo(Laid.room("003")))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-001-003"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-003-007"))).isTrue());
  }

  @Test
  @Rule({"N19.12", "N3.9"})
  void whatIsInsideWhenAllHavePassedDies() {
    Scenario<Nemesis> table =
        there()
            .given(Laid.burning("003"))
            .given(Laid.stands(TWO, "003"))
            .given(Laid.intruder("adult", "003"));
    Turns.uses(table, "vent-out");
    table
        .perform(new Rounds.EndOfPlayerPhase())
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue())
        .then(s -> assertThat(s.creatures().hasIntruder(Laid.room("003"))).isFalse())
        .then(s -> assertThat(s.interior().burns(Laid.room("003"))).isFalse())
        .then(s -> assertThat(ShipState.of(s).airlock()).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N19.12", "N24.2", "N23.1"})
  void theQueenDiesTooWhenTheLastCharacterDoes() {
    Scenario<Nemesis> table =
        Finish.with(2, "obj-the-great-hunt")
            .given(Finish.signal(ONE))
            .given(Finish.asleep(ONE))
            .given(Laid.explored("003", "generator"))
            .given(Laid.stands(TWO, "003"))
            .given(Laid.intruder("queen", "003"))
            .given(s -> ShipState.of(s).placeAirlock(Laid.room("003")));
    Finish.ends(table, ONE, new Rounds.EndOfPlayerPhase(), true);
  }

  @Test
  @Rule("N19.12")
  void anOpenedDoorTakesTheTokenAway() {
    Scenario<Nemesis> table = there().given(Laid.stands(TWO, "003"));
    Turns.uses(table, "vent-out")
        .given(s -> s.interior().openDoor(Laid.corridor("c-001-003")))
        .perform(new Rounds.EndOfPlayerPhase())
        .then(s -> assertThat(s.crew().isDead(TWO)).isFalse());
  }

  @Test
  @Rule("N19.12")
  void notWithADestroyedDoorAndNotTwice() {
    there()
        .given(Laid.destroyed("c-001-003"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-vent-out", "refused.not-sealable");
    there()
        .given(s -> ShipState.of(s).placeAirlock(Laid.room("003")))
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
    table.given(Laid.closed("c-018-021")).given(Laid.closed("c-018-020"));
    Turns.uses(table, "vent-out")
        .offersOnly(ONE, "take-door:c-018-021", "take-door:c-018-020")
        .choose(ONE, "take-door:c-018-020")
        .then(s -> assertThat(ShipState.of(s).airlock()).isEqualTo(Laid.room("003")))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-018-020"))).isFalse());
  }

  /** Destroyed doors in that many corridors that do not lead to room 003. */
  private static void wreckElsewhere(Scenario<Nemesis> table, int count) {
    Nemesis s = table.state();
    long around = s.board().corridorsOf(Laid.room("003"));
    int wrecked = 0;
    for (int corridor = 0; wrecked < count; corridor++) {
      if ((around >>> corridor & 1) != 0) continue;
      s.interior().closeDoor(corridor);
      s.interior().destroyDoor(corridor);
      wrecked++;
    }
  }

  @Test
  @Rule({"N19.12", "N9.22"})
  void exactlyEnoughDoorsAreEnough() {
    Scenario<Nemesis> table = there();
    int doors = table.state().interior().doorPieces();
    int needed = Long.bitCount(table.state().board().corridorsOf(Laid.room("003")));
    wreckElsewhere(table, doors - needed);
    table.perform(new Turn(ONE)).offers(ONE, "use:action-vent-out");
  }

  @Test
  @Rule("N19.12")
  void aDestroyedDoorTakesTheTokenAway() {
    Scenario<Nemesis> table = there();
    Turns.uses(table, "vent-out")
        .given(s -> s.interior().destroyDoor(Laid.corridor("c-001-003")))
        .then(s -> assertThat(ShipState.of(s).airlock()).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule("N19.12")
  void aDoorElsewhereDoesNot() {
    Scenario<Nemesis> table = there().given(Laid.closed("c-018-021"));
    Turns.uses(table, "vent-out")
        .given(s -> s.interior().destroyDoor(Laid.corridor("c-018-021")))
        .then(s -> assertThat(ShipState.of(s).airlock()).isEqualTo(Laid.room("003")));
  }
}
