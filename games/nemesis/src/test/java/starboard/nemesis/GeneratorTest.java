package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.rules.Step;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Generator. */
@Covers("generator")
final class GeneratorTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("generator", "003");
  }

  private static Step<Nemesis> time(Nemesis s) {
    return s.rules().place().eventPhase(s).getFirst();
  }

  @Test
  @Rule({"N19.6", "N20.6"})
  void theSelfDestructStartsOnItsFirstSpace() {
    Turns.uses(there(), "self-destruct")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isZero());
  }

  @Test
  @Rule({"N20.6", "N20.7"})
  void whileItRunsItCanOnlyBeStopped() {
    Scenario<Nemesis> table =
        there()
            .given(s -> ShipState.of(s).startSelfDestruct())
            .perform(new Turn(ONE))
            .choose(ONE, "use:action-self-destruct", "pay:hand-0-rest", "pay:hand-0-demolition");
    table.then(s -> assertThat(ShipState.of(s).selfDestruct()).isEqualTo(Nemesis.NONE));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Rule("N20.7")
  void onWhiteItCanStillBeStopped(int advances) {
    Scenario<Nemesis> table = there().given(s -> ShipState.of(s).startSelfDestruct());
    for (int i = 0; i < advances; i++) table.perform(time(table.state()));
    table
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-self-destruct", "pay:hand-0-rest", "pay:hand-0-demolition")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N20.7", "N20.8", "N22.4"})
  void onYellowItCannotBeStoppedAndThePodsOpen() {
    Scenario<Nemesis> table = there().given(s -> ShipState.of(s).startSelfDestruct());
    for (int i = 0; i < 3; i++) table.perform(time(table.state()));
    table
        .then(s -> assertThat(ShipState.of(s).isUnlocked(0)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isUnlocked(1)).isTrue())
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-self-destruct", "refused.self-destruct-runs");
  }

  @Test
  @Rule("N20.9")
  void onTheSixthAdvanceTheShipExplodes() {
    Scenario<Nemesis> table = there().given(s -> ShipState.of(s).startSelfDestruct());
    for (int i = 0; i < 6; i++) table.perform(time(table.state()));
    table.then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue());
  }

  @Test
  @Rule("N20.6")
  void notOnceSomebodyHibernates() {
    there()
        .given(s -> ShipState.of(s).hibernate(TWO))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-self-destruct", "refused.somebody-sleeps");
  }
}
