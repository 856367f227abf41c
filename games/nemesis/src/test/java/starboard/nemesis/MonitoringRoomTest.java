package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Monitoring Room. */
@Covers("monitoring-room")
final class MonitoringRoomTest {

  @Test
  @Rule("N19.18")
  void oneTileAndItsTokenAreSeenSecretly() {
    Scenario<Nemesis> table = Turns.in("monitoring-room", "006");
    Turns.uses(table, "monitor")
        .doesNotOffer(ONE, "peek:room-011", "peek:room-006")
        .choose(ONE, "peek:room-002")
        .told(TWO, "event.peeks-room")
        .told(ONE, "event.you-see-tile")
        .told(ONE, "event.you-see-token")
        .notTold(TWO, "event.you-see-tile")
        .notTold(TWO, "event.you-see-token");
    Nemesis s = table.state();
    assertThat(Thing.isSeenBy(s.interior().tiles().at(0), ONE)).isTrue();
    assertThat(Thing.isSeenBy(s.interior().tiles().at(0), TWO)).isFalse();
    assertThat(s.notes(ONE)).hasSize(2);
    Nemesis imagined = s.imagine(ONE, 7);
    assertThat(imagined.interior().tiles().number(0)).isEqualTo(s.interior().tiles().number(0));
    assertThat(imagined.interior().explorationTokens().number(0))
        .isEqualTo(s.interior().explorationTokens().number(0));
  }
}
