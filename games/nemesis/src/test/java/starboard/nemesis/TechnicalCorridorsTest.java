package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The Mechanic knows the shafts. */
@Covers("technical-corridors")
class TechnicalCorridorsTest {

  @Test
  @Rule({"N8.3", "N6.16"})
  void leadToAnotherEntranceAndAPass() {
    table("mechanic", "pilot")
        .given(explored("014", "canteen"))
        .given(explored("015", "cabins"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "technical-corridors", "rest", "search"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-technical-corridors")
        .choose(ONE, "pay:hand-0-rest")
        .offersOnly(
            ONE,
            "go:room-002",
            "go:room-004",
            "go:room-005",
            "go:room-009",
            "go:room-015",
            "go:room-019",
            "go:room-021")
        .choose(ONE, "go:room-015")
        .told(ONE, "event.noise-roll")
        .told(ONE, "event.passes")
        .asks(ONE, "ask.discard-any")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("015")));
  }

  @Test
  @Rule("N8.2")
  void startAtAnEntrance() {
    table("mechanic", "pilot")
        .given(hand(ONE, "technical-corridors", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-technical-corridors", "refused.no-entrance");
  }
}
