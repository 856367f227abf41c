package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The room covered with slime. */
@Covers("slime-room")
final class SlimeRoomTest {

  @Test
  @Rule({"N19.19", "N6.18"})
  void whoeverEntersIsSlimed() {
    Turns.table("captain", "pilot")
        .given(Laid.explored("006", "slime-room"))
        .perform(new Movement.Arrive(Seats.of(ONE), ONE, 5, 9, MovementOps.Move.Noise.NONE))
        .told(TWO, "event.slimed")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("006")))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue());
  }

  @Test
  @Rule("N6.18")
  void everyComerIsSlimedAndTheSameOneAgain() {
    Turns.table("captain", "pilot", "scout")
        .given(Laid.explored("006", "slime-room"))
        .perform(arrive(Seats.of(ONE), ONE))
        .given(s -> IntrudersState.of(s).removeSlime(ONE))
        .perform(arrive(Seats.of(TWO, THREE), TWO))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(TWO)).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(THREE)).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse())
        .given(Laid.stands(ONE, "011"))
        .perform(arrive(Seats.of(ONE), ONE))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue());
  }

  private static Movement.Arrive arrive(Seats party, Seat mover) {
    int corridor = Laid.corridor("c-006-011");
    return new Movement.Arrive(
        party, mover, Laid.room("006"), corridor, MovementOps.Move.Noise.NONE);
  }

  @Test
  @Rule({"N19.19", "N9.4"})
  void itHasNoMalfunctionAndNoAction() {
    Turns.in("slime-room", "006")
        .then(s -> assertThat(s.interior().canBreak(Laid.room("006"))).isFalse())
        .then(s -> assertThat(s.kit().room(s.interior().tileAt(5)).actions().size()).isZero())
        .given(Laid.hand(ONE, "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.not-searchable");
  }
}
