package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Shower Room. */
@Covers("shower-room")
final class ShowerRoomTest {

  @Test
  @Rule({"N19.20", "N9.1", "N15.3"})
  void slimeIsWashedOffAndTheScanIsAskedAboutWithoutContaminationToo() {
    Scenario<Nemesis> table =
        Turns.in("shower-room", "006").given(s -> IntrudersState.of(s).slime(ONE));
    Turns.uses(table.given(Laid.burning("006")), "shower")
        .refuses(ONE, "yes", "refused.no-contamination-in-hand")
        .choose(ONE, "no")
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse())
        .then(s -> assertThat(s.interior().burns(Laid.room("006"))).isTrue());
  }

  @Test
  @Rule({"N19.20", "N15.4"})
  void oneMayScanEvenIfNotSlimed() {
    Scenario<Nemesis> table = Turns.in("shower-room", "006").given(Laid.contamination(ONE, false));
    Turns.uses(table, "shower")
        .choose(ONE, "yes")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
  }
}
