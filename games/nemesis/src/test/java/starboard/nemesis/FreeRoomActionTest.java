package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Room actions that a card allows for free. */
final class FreeRoomActionTest {

  private static Scenario<Nemesis> skilled() {
    return Turns.with("pilot", "comms-room", "003", "computer-skills");
  }

  @Test
  @Rule({"N4.9", "N4.11"})
  void othersCanInterruptThemOnce() {
    skilled()
        .given(Laid.stands(TWO, "003"))
        .given(Laid.hand(TWO, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills", "effect:effect-2")
        .choose(TWO, "let-it-be")
        .asks(ONE)
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue())
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule("N4.11")
  void theirOtherConditionsStay() {
    skilled()
        .given(s -> s.crew().sendSignal(ONE))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-computer-skills")
        .asks(ONE, "ask.door");
  }

  @Test
  @Rule("N4.11")
  void passiveRoomsOfferNothing() {
    Turns.with("pilot", "cabins", "006", "old-friend")
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-old-friend", "refused.no-action");
  }

  @Test
  @Rule({"N19.25", "N17.2"})
  void objectsMustReallyBeInTheRemoteLaboratory() {
    Turns.with("scientist", "comms-room", "003", "intranet", "rest")
        .given(Laid.explored("004", "generator"))
        .given(Laid.explored("005", "laboratory"))
        .given(Laid.carries(ONE, ObjectKind.EGG))
        .given(Laid.lying(ObjectKind.CARCASS, "005"))
        .given(Laid.broken("004"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-intranet", "pay:hand-0-rest")
        .refuses(ONE, "room:room-004", "refused.malfunction")
        .refuses(ONE, "room:room-011", "refused.no-computer")
        .choose(ONE, "room:room-005")
        .then(s -> assertThat(s.intruderDecks().isDiscovered(2)).isTrue())
        .then(s -> assertThat(s.intruderDecks().isDiscovered(1)).isFalse());
  }
}
