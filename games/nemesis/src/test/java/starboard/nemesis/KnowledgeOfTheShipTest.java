package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.corridor;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Knowledge of the Ship moves a door or looks at a tile. */
@Covers("knowledge-of-the-ship")
class KnowledgeOfTheShipTest {

  @Test
  @Rule("N4.8")
  void looksAtATileSecretly() {
    table("pilot", "captain")
        .given(hand(ONE, "knowledge-of-the-ship"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-knowledge-of-the-ship")
        .choose(ONE, "effect:effect-2", "peek:room-014")
        .told(ONE, "event.you-see-tile")
        .notTold(ONE, "event.you-see-token")
        .notTold(TWO, "event.you-see-tile")
        .then(s -> assertThat(s.interior().isExplored(room("014"))).isFalse());
  }

  @Test
  @Rule("N9.11")
  void closesADoor() {
    table("pilot", "captain")
        .given(hand(ONE, "knowledge-of-the-ship"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-knowledge-of-the-ship")
        .choose(ONE, "effect:effect-1", "close:c-011-014")
        .then(s -> assertThat(s.interior().isClosed(corridor("c-011-014"))).isTrue());
  }
}
