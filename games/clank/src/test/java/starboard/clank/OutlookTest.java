package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.table;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.clank.attack.Leaving;
import starboard.clank.game.ClankGame;

/** What a table of Clank! is worth to a thief. */
final class OutlookTest {

  private static final ClankGame GAME = new ClankGame();

  @Test
  void anArtifactAndCreditsMakeItLikelier() {
    table(2)
        .then(s -> assertThat(GAME.worth(s, ONE)).isEqualTo(GAME.worth(s, TWO)))
        .given(artifact(ONE, 15))
        .then(s -> assertThat(GAME.worth(s, ONE)).isGreaterThan(2 * GAME.worth(s, TWO)))
        .given(s -> s.gainCredits(TWO, 60))
        .then(s -> assertThat(GAME.worth(s, TWO)).isGreaterThan(GAME.worth(s, ONE)));
  }

  @Test
  void woundsMakeItLessLikely() {
    table(2)
        .given(artifact(ONE, 15))
        .given(artifact(TWO, 15))
        .then(s -> assertThat(GAME.worth(s, ONE)).isEqualTo(GAME.worth(s, TWO)))
        .given(s -> s.wound(ONE, 3))
        .then(s -> assertThat(GAME.worth(s, ONE)).isLessThan(GAME.worth(s, TWO)));
  }

  @Test
  void aFinishedGameIsWorthItsResult() {
    table(3)
        .given(artifact(ONE, 10))
        .given(artifact(THREE, 15))
        .perform(new Leaving.EveryoneOut())
        .then(s -> assertThat(GAME.worth(s, THREE)).isEqualTo(1))
        .then(s -> assertThat(GAME.worth(s, ONE)).isZero());
  }
}
