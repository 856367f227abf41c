package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.round.Ending;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Scenario;

/** What a table of Nemesis is worth to a seat. */
final class OutlookTest {

  private static final NemesisGame GAME = new NemesisGame();

  private static Scenario<Nemesis> laid() {
    return Laid.of(2)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid.objective(ONE, "obj-salvaging-the-prime-asset"))
        .given(Laid.objective(TWO, "obj-hoarder"))
        .given(Laid::working);
  }

  @Test
  void woundsMakeItLessLikelyAndDeathIsTheEndOfIt() {
    double[] sound = new double[1];
    laid()
        .then(s -> sound[0] = GAME.worth(s, ONE))
        .then(s -> assertThat(sound[0]).isStrictlyBetween(0.0, 1.0))
        .given(s -> s.crew().setLightWounds(ONE, 2))
        .then(s -> assertThat(GAME.worth(s, ONE)).isStrictlyBetween(0.0, sound[0]))
        .given(s -> s.crew().die(ONE))
        .then(s -> assertThat(GAME.worth(s, ONE)).isZero());
  }

  @Test
  void whoPlaysTogetherHopesForTheOthers() {
    Laid.cooperating(2)
        .given(s -> s.crew().die(ONE))
        .then(s -> assertThat(GAME.worth(s, ONE)).isStrictlyBetween(0.0, 1.0));
  }

  @Test
  void whoHasLeftIsSaferThanBefore() {
    double[] hurt = new double[1];
    laid()
        .given(s -> s.crew().setLightWounds(ONE, 1))
        .then(s -> hurt[0] = GAME.worth(s, ONE))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .then(s -> assertThat(GAME.worth(s, ONE)).isGreaterThan(hurt[0]));
  }

  @Test
  void aFinishedGameIsWorthItsResult() {
    laid()
        .perform(new Ending.TimeIsUp())
        .then(
            s -> {
              assertThat(s.over()).isTrue();
              assertThat(GAME.worth(s, ONE)).isZero();
            });
  }
}
