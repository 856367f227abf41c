package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Shower Room. */
@Covers("shower-room")
final class ShowerRoomTest {

  @Test
  @Rule({"N19.20", "N9.1"})
  void slimeIsWashedOff() {
    Scenario<Nemesis> table = Table.in("shower-room", "006").given(s -> s.slime(ONE));
    Table.uses(table.given(Table.fire("006")), "shower")
        .then(s -> assertThat(s.isSlimed(ONE)).isFalse())
        .then(s -> assertThat(s.burns(Table.room(s, "006"))).isTrue());
  }

  @Test
  @Rule({"N19.20", "N15.4"})
  void oneMayScanEvenIfNotSlimed() {
    Scenario<Nemesis> table = Table.in("shower-room", "006").given(Table.contamination(ONE, false));
    Table.uses(table, "shower")
        .choose(ONE, "yes")
        .then(s -> assertThat(s.hand(ONE).isEmpty()).isTrue());
  }
}
