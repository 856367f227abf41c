package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Doors;
import starboard.nemesis.movement.Markers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N9 Markers and doors. */
final class MarkersTest {

  private static void burn(Nemesis s, int rooms) {
    for (int room = 0; room < rooms; room++) s.interior().placeFire(room);
  }

  @Test
  @Rule({"N9.2", "N9.5", "N27.5"})
  void aSecondFireHasNoEffectAndTheNinthEndsTheGame() {
    Laid.of(2)
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(s -> burn(s, 8))
        .perform(s -> burn(s, 8))
        .then(s -> assertThat(s.over()).isFalse())
        .perform(s -> s.interior().removeFire(0))
        .perform(s -> s.interior().placeFire(8))
        .then(s -> assertThat(s.over()).isFalse())
        .perform(s -> s.interior().placeFire(0))
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("destroyed"));
  }

  @Test
  @Rule({"N9.4", "N9.6", "N27.5", "N23.3"})
  void theNinthMalfunctionEndsTheGameAndTheNestHasNone() {
    Laid.of(2)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid.explored("014", "nest"))
        .perform(s -> s.interior().placeMalfunction(Laid.room("014")))
        .then(s -> assertThat(s.interior().malfunctions()).isZero())
        .perform(s -> Markers.breakDown(s, 0xFF))
        .then(s -> assertThat(s.over()).isFalse())
        .perform(s -> s.interior().placeMalfunction(8))
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule("N9.1")
  void slimeOnce() {
    Laid.of(2)
        .given(Laid.slimed(ONE))
        .given(Laid.slimed(ONE))
        .given(s -> IntrudersState.of(s).removeSlime(ONE))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse());
  }

  @Test
  @Rule("N1.3")
  void corpsesAndCarcassesNeverRunOut() {
    int carcasses = BaseGame.CONTENT.object(ObjectKind.CARCASS).count();
    Scenario<Nemesis> table = Laid.of(5).given(s -> s.creatures().noteFirstEncounter());
    for (int i = 0; i <= carcasses; i++) {
      table
          .given(Laid.intruder("adult", "020"))
          .perform(new Injuries.Kill(Laid.figure("adult", 1)));
    }
    for (Seat seat : Seats.table(5)) table.perform(new Wounds.Death(seat));
    table
        .then(s -> assertThat(lying(s, ObjectKind.CARCASS)).isEqualTo(carcasses + 1))
        .then(s -> assertThat(lying(s, ObjectKind.CORPSE_RED)).isEqualTo(5));
  }

  private static int lying(Nemesis s, ObjectKind kind) {
    int count = 0;
    for (int object = 0; object < s.objects().objectCount(); object++) {
      if (s.objects().objectKind(object) == kind) count++;
    }
    return count;
  }

  @Test
  @Rule({"N9.10", "N9.12", "N9.23", "N6.2"})
  void doorsAreOpenClosedOrDestroyed() {
    int corridor = Laid.corridor("c-011-014");
    Laid.of(2)
        .then(s -> assertThat(s.interior().doorPieces()).isEqualTo(12))
        .given(Laid.closed("c-011-014"))
        .then(s -> assertThat(s.interior().doorPieces()).isEqualTo(11))
        .then(s -> assertThat(s.board().areNeighbours(Laid.room("011"), Laid.room("014"))).isTrue())
        .given(s -> s.interior().openDoor(corridor))
        .then(s -> assertThat(s.interior().doorPieces()).isEqualTo(12))
        .given(Laid.destroyed("c-011-014"))
        .then(s -> assertThat(s.interior().doorPieces()).isEqualTo(11))
        .then(s -> assertThat(Doors.canClose(s, corridor, 0)).isFalse());
  }

  @Test
  @Rule("N9.22")
  void withoutAPieceAClosedDoorIsTakenFromElsewhere() {
    Laid.of(2)
        .given(
            s -> {
              for (int corridor = 0; corridor < 12; corridor++) s.interior().closeDoor(corridor);
            })
        .perform(new Doors.Close(ONE, 20, 1L << 20))
        .asks(ONE, "ask.take-door")
        .choose(ONE, "take-door:c-001-002")
        .then(s -> assertThat(s.interior().isClosed(0)).isFalse())
        .then(s -> assertThat(s.interior().isClosed(20)).isTrue());
  }

  @Test
  @Rule("N9.22")
  void ifThereIsNoClosedDoorToTakeNoneIsPlaced() {
    Laid.of(2)
        .given(
            s -> {
              for (int corridor = 0; corridor < 12; corridor++) {
                s.interior().closeDoor(corridor);
                s.interior().destroyDoor(corridor);
              }
            })
        .perform(new Doors.Close(ONE, 20, 1L << 20))
        .then(s -> assertThat(s.interior().isClosed(20)).isFalse())
        .then(s -> assertThat(Doors.canClose(s, 21, 0)).isFalse());
  }
}
