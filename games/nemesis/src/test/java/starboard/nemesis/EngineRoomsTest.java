package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seats;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The three engine rooms. */
@Covers({"engine-1", "engine-2", "engine-3"})
final class EngineRoomsTest {

  @ParameterizedTest
  @CsvSource({"'021', 0", "'020', 1", "'019', 2"})
  @Rule({"N19.22", "N20.2"})
  void theTopTokenIsSeenSecretly(String room, int engine) {
    Turns.uses(Turns.inPrinted(room), "check-engine")
        .told(ONE, "event.you-see-engine")
        .notTold(TWO, "event.you-see-engine")
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).engineToken(engine), ONE)).isTrue())
        .then(s -> assertThat(seen(s)).containsExactly(2 * engine + 1))
        .then(s -> assertThat(s.notes(ONE)).hasSize(1));
  }

  /** Where among the tokens of all engines lie those that the Captain has seen. */
  private static List<Integer> seen(Nemesis s) {
    Pile tokens = ShipState.of(s).engines();
    return IntStream.range(0, tokens.size())
        .filter(i -> Thing.isSeenBy(tokens.at(i), ONE))
        .boxed()
        .toList();
  }

  @Test
  @Rule("N20.1")
  void whoRepairsSeesBothTokensAlone() {
    Laid.of(2)
        .perform(s -> ShipState.of(s).peekBothTokens(ONE, 1))
        .then(
            s -> {
              for (int token = 2; token < 4; token++) {
                assertThat(Thing.seenBy(ShipState.of(s).engines().at(token)))
                    .isEqualTo(Seats.of(ONE));
              }
            });
  }
}
