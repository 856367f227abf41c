package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Engine Control Room. */
@Covers("engine-control-room")
final class EngineControlRoomTest {

  @Test
  @Rule({"N19.16", "N20.2"})
  void allTopTokensAreSeenSecretly() {
    Scenario<Nemesis> table = Turns.in("engine-control-room", "006").given(Laid.broken("021"));
    Turns.uses(table, "check-engines")
        .told(TWO, "event.checks-engine")
        .told(ONE, "event.you-see-engine")
        .notTold(TWO, "event.you-see-engine");
    for (int engine = 0; engine < 3; engine++) {
      int token = ShipState.of(table.state()).engineToken(engine);
      assertThat(Thing.isSeenBy(token, ONE)).isTrue();
      assertThat(Thing.isSeenBy(token, TWO)).isFalse();
    }
    assertThat(table.state().notes(ONE)).hasSize(3);
    assertThat(table.state().notes(TWO)).isEmpty();
  }
}
