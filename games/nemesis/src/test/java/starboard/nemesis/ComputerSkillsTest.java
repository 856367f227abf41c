package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.corridor;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Computer Skills move a door or use a room with a computer. */
@Covers("computer-skills")
class ComputerSkillsTest {

  @Test
  @Rule("N9.11")
  void closesADoor() {
    table("pilot", "captain")
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills")
        .choose(ONE, "close:c-011-014")
        .then(s -> assertThat(s.interior().isClosed(corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule({"N4.11", "N19.2"})
  void usesARoomForFree() {
    table("pilot", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills")
        .choose(ONE, "effect:effect-2")
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue())
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule("N19.24")
  void aBrokenComputerIsNone() {
    table("pilot", "captain")
        .given(explored("014", "comms-room"))
        .given(broken("014"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills")
        .offers(ONE, "close:c-011-014");
  }

  @Test
  @Rule({"N9.12", "N9.23"})
  void aDestroyedDoorIsNeitherOpenedNorClosed() {
    table("pilot", "captain")
        .given(Laid.destroyed("c-011-014", "c-008-011"))
        .given(Laid.closed("c-011-015"))
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills")
        .offersOnly(ONE, "close:c-006-011", "open:c-011-015");
  }

  @Test
  @Rule({"N9.12", "N4.4"})
  void withAllDoorsDestroyedThereIsNothingToDo() {
    table("pilot", "captain")
        .given(Laid.destroyed("c-011-014", "c-008-011", "c-006-011", "c-011-015"))
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-computer-skills", "refused.no-door");
  }

  private static final String[] TWELVE = {
    "c-001-002", "c-001-003", "c-001-004", "c-002-006", "c-003-007", "c-004-008",
    "c-005-006", "c-005-010", "c-006-007", "c-007-008", "c-008-009", "c-009-012"
  };

  @Test
  @Rule({"N9.22", "N9.12", "N4.4"})
  void withAllPiecesDestroyedNoDoorIsClosed() {
    table("pilot", "captain")
        .given(Laid.destroyed(TWELVE))
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-computer-skills", "refused.no-door");
  }

  @Test
  @Rule("N9.22")
  void withoutAPieceAClosedDoorIsTaken() {
    table("pilot", "captain")
        .given(Laid.closed(TWELVE))
        .given(hand(ONE, "computer-skills"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills")
        .choose(ONE, "close:c-011-014", "take-door:c-009-012")
        .then(s -> assertThat(s.interior().isClosed(corridor("c-011-014"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(corridor("c-009-012"))).isFalse());
  }
}
