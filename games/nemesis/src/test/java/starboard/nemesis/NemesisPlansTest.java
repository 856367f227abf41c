package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The item Nemesis Plans. */
@Covers("nemesis-plans")
final class NemesisPlansTest {

  @Test
  @Rule({"N19.18", "N18.11"})
  void twoTilesAreSeenWithoutTheirTokens() {
    Turns.withPrinted("captain", "011", "rest")
        .given(Laid.item(ONE, "nemesis-plans"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-nemesis-plans", "pay:hand-0-rest", "peek:room-003")
        .doesNotOffer(ONE, "peek:room-003")
        .choose(ONE, "peek:room-002")
        .then(s -> assertThat(Thing.isSeenBy(s.interior().tiles().at(0), ONE)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(s.interior().tiles().at(1), ONE)).isTrue())
        .then(
            s -> assertThat(Thing.isSeenBy(s.interior().explorationTokens().at(0), ONE)).isFalse())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "nemesis-plans")).isFalse());
  }
}
