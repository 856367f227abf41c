package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Self-Destruct Key. */
@Covers("self-destruct-key")
final class SelfDestructKeyTest {

  private static Scenario<Nemesis> there() {
    return Turns.with("captain", "comms-room", "003", "rest")
        .given(Laid.item(ONE, "self-destruct-key"));
  }

  @Test
  @Rule({"N20.6", "N18.11"})
  void itStartsTheSelfDestruct() {
    there()
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-self-destruct-key", "pay:hand-0-rest")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isZero())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "self-destruct-key")).isFalse());
  }

  @Test
  @Rule("N20.7")
  void orStopsIt() {
    there()
        .given(s -> ShipState.of(s).startSelfDestruct())
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-self-destruct-key", "pay:hand-0-rest")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N20.6", "N19.24"})
  void notWithoutAComputerNorWhenSomebodyHibernates() {
    there()
        .given(Laid.broken("003"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-self-destruct-key", "refused.requires.computer");
    there()
        .given(s -> ShipState.of(s).hibernate(TWO))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-self-destruct-key", "refused.somebody-sleeps");
  }
}
