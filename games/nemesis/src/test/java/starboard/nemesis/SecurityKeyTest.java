package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.corridor;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Scout's Security Key. */
@Covers("security-key")
final class SecurityKeyTest {

  @Test
  @Rule({"N9.23", "N18.11"})
  void itSetsAllDoorsOfARoomOnce() {
    Turns.table("scout", "captain")
        .given(Laid.item(ONE, "security-key"))
        .given(Laid.closed("c-001-003"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-security-key", "pay:hand-0-rest", "room:room-003")
        .choose(ONE, "open:c-001-003", "close:c-003-007")
        .then(s -> assertThat(s.interior().isClosed(corridor("c-001-003"))).isFalse())
        .then(s -> assertThat(s.interior().isClosed(corridor("c-003-007"))).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "security-key")).isFalse());
  }
}
