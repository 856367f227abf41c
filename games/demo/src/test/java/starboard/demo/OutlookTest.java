package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.testkit.Scenario;

/** What a table of Salvage is worth to a seat. */
final class OutlookTest {

  private static final DemoGame GAME = new DemoGame();

  @Test
  void atTheBeginningEverybodyIsAsLikely() {
    Scenario.of(GAME, 4)
        .begin()
        .then(s -> assertThat(GAME.worth(s, Seat.THREE)).isEqualTo(1.0 / 4));
  }

  @Test
  void creditsAreWorthMoreTheNearerTheEndIs() {
    double[] early = new double[1];
    Scenario.of(GAME, 2)
        .begin()
        .given(s -> s.gain(ONE, 3))
        .then(s -> early[0] = GAME.worth(s, ONE))
        .then(s -> assertThat(early[0]).isBetween(0.51, 0.99))
        .then(s -> assertThat(GAME.worth(s, TWO)).isEqualTo(1 - early[0]))
        .given(Demo::beginRound)
        .then(s -> assertThat(GAME.worth(s, ONE)).isGreaterThan(early[0]));
  }

  @Test
  void aFinishedGameIsWorthItsResult() {
    Scenario.of(GAME, 2)
        .begin()
        .then(
            s -> {
              while (!s.over()) s.answer(s.next(), s.choices(s.next()).at(0));
              for (Seat seat : s.seats()) {
                boolean won = s.result() != null && s.result().winners().has(seat);
                assertThat(GAME.worth(s, seat)).isEqualTo(won ? 1 : 0);
              }
            });
  }
}
