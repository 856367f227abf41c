package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Command Center. */
@Covers("command-center")
final class CommandCenterTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("command-center", "014").given(Laid.closed("c-001-003"));
  }

  @Test
  @Rule("N19.15")
  void theDoorsOfAnyRoomAreSet() {
    Turns.uses(there(), "control-doors")
        .choose(ONE, "room:room-003", "open:c-001-003", "close:c-003-007")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-001-003"))).isFalse())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-003-007"))).isTrue());
  }

  @Test
  @Rule({"N19.15", "N9.12"})
  void destroyedDoorsCannotBeClosed() {
    Turns.uses(there().given(Laid.destroyed("c-003-007")), "control-doors")
        .choose(ONE, "room:room-003")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-001-003"))).isFalse());
  }

  /** No piece is left: doors come from elsewhere, but none that was closed just now. */
  @Test
  @Rule({"N19.15", "N9.22"})
  void aDoorJustClosedIsNotTakenAgain() {
    Scenario<Nemesis> table = there();
    Nemesis s = table.state();
    long around = s.board().corridorsOf(Laid.room("003"));
    long kept = 1L << Laid.corridor("c-018-021") | 1L << Laid.corridor("c-018-020");
    s.interior().openDoor(Laid.corridor("c-001-003"));
    for (int corridor = 0; s.interior().doorPieces() > 2; corridor++) {
      if (((around | kept) >>> corridor & 1) != 0) continue;
      s.interior().closeDoor(corridor);
      s.interior().destroyDoor(corridor);
    }
    table.given(Laid.closed("c-018-021", "c-018-020"));
    Turns.uses(table, "control-doors")
        .choose(ONE, "room:room-003", "close:c-001-003")
        .offersOnly(ONE, "take-door:c-018-021", "take-door:c-018-020")
        .choose(ONE, "take-door:c-018-020", "close:c-003-007")
        .then(now -> assertThat(now.interior().isClosed(Laid.corridor("c-001-003"))).isTrue())
        .then(now -> assertThat(now.interior().isClosed(Laid.corridor("c-003-007"))).isTrue())
        .then(now -> assertThat(now.interior().isClosed(Laid.corridor("c-018-021"))).isFalse());
  }
}
