package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.corridor;
import static starboard.nemesis.Laid.room;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Every exploration token: its number of items and its symbol. */
final class ExplorationTokensTest {

  private static final int ONE_ON_THE_NOISE_DIE = 1;

  /** A Character explores the Armory and rolls a 1, if it rolls. */
  private static void explores(String token, int items, Consumer<Nemesis> then) {
    Laid.of(2)
        .given(Laid.hidden("014", "armory"))
        .given(Laid.explorationToken("014", token))
        .rolls(Chance.NOISE, ONE_ON_THE_NOISE_DIE)
        .perform(Movement.Arrive.alone(ONE, room("014"), corridor("c-011-014"), Noise.NORMAL))
        .then(s -> assertThat(s.interior().counter(room("014"))).as(token).isEqualTo(items))
        .then(then);
  }

  /** The only noise is that of the roll. */
  private static void hasRolled(Nemesis s) {
    assertThat(Laid.noisy(s)).containsExactly("c-013-014");
  }

  @Test
  @Covers({"exp-malfunction-4", "exp-malfunction-3", "exp-malfunction-2", "exp-malfunction-1"})
  @Rule({"N6.6", "N6.11"})
  void malfunction() {
    for (int items = 1; items <= 4; items++) {
      explores(
          "exp-malfunction-" + items,
          items,
          s -> {
            assertThat(s.interior().isBroken(room("014"))).isTrue();
            hasRolled(s);
          });
    }
  }

  @Test
  @Covers({"exp-fire-2", "exp-fire-1"})
  @Rule({"N6.6", "N6.10"})
  void fire() {
    for (int items = 1; items <= 2; items++) {
      explores(
          "exp-fire-" + items,
          items,
          s -> {
            assertThat(s.interior().burns(room("014"))).isTrue();
            hasRolled(s);
          });
    }
  }

  @Test
  @Covers("exp-silence-1")
  @Rule({"N6.6", "N6.7"})
  void silence() {
    explores("exp-silence-1", 1, s -> assertThat(Laid.noisy(s)).isEmpty());
  }

  @Test
  @Covers({"exp-slime-4", "exp-slime-3"})
  @Rule({"N6.6", "N6.9"})
  void slime() {
    for (int items = 3; items <= 4; items++) {
      explores(
          "exp-slime-" + items,
          items,
          s -> {
            assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue();
            hasRolled(s);
          });
    }
  }

  @Test
  @Covers({"exp-danger-3", "exp-danger-2"})
  @Rule({"N6.6", "N6.8"})
  void danger() {
    for (int items = 2; items <= 3; items++) {
      explores("exp-danger-" + items, items, s -> assertThat(Laid.noisy(s)).hasSize(4));
    }
  }

  @Test
  @Covers({"exp-doors-4", "exp-doors-3", "exp-doors-2", "exp-doors-1"})
  @Rule({"N6.6", "N6.12"})
  void doors() {
    for (int items = 1; items <= 4; items++) {
      explores(
          "exp-doors-" + items,
          items,
          s -> {
            assertThat(s.interior().isClosed(corridor("c-011-014"))).isTrue();
            hasRolled(s);
          });
    }
  }
}
