package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Rule;

/** What lasts for a round is everybody's own. */
final class RoundMarksTest {

  @Test
  @Rule({"L8.3", "L15.7"})
  void lightProtectionAndUseAreOfOneSeat() {
    Stalked.two()
        .given(s -> StaffState.of(s).shine(TWO))
        .then(s -> assertThat(StaffState.of(s).shines(TWO)).isTrue())
        .then(s -> assertThat(StaffState.of(s).shines(ONE)).isFalse())
        .given(s -> StaffState.of(s).spare(TWO))
        .then(s -> assertThat(s.rules().place().isSpared(s, TWO)).isTrue())
        .then(s -> assertThat(s.rules().place().isSpared(s, ONE)).isFalse())
        .given(s -> StaffState.of(s).use(TWO))
        .then(s -> assertThat(s.rules().place().isUsedThisRound(s, TWO)).isTrue())
        .then(s -> assertThat(s.rules().place().isUsedThisRound(s, ONE)).isFalse())
        .given(s -> StaffState.of(s).roundBegins())
        .then(s -> assertThat(s.rules().place().isSpared(s, TWO)).isFalse())
        .then(s -> assertThat(s.rules().place().isUsedThisRound(s, TWO)).isFalse());
  }
}
