package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Evacuation Keys. */
@Covers({"pilot-evacuation-key", "evacuation-key"})
final class EvacuationKeyTest {

  private static Scenario<Nemesis> there(String key) {
    return Turns.with("pilot", "evacuation-section-b", "003", "rest").given(Laid.item(ONE, key));
  }

  @Test
  @Rule({"N21.1", "N19.17"})
  void aPodOfTheSectionIsUnlocked() {
    there("evacuation-key")
        .given(Laid.broken("003"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-evacuation-key", "pay:hand-0-rest")
        .then(s -> assertThat(ShipState.of(s).isUnlocked(1)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isUnlocked(0)).isFalse())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "evacuation-key")).isFalse());
  }

  @Test
  @Rule("N21.1")
  void thePilotHasAKeyToo() {
    there("pilot-evacuation-key")
        .given(s -> ShipState.of(s).togglePod(1))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-pilot-evacuation-key", "pay:hand-0-rest")
        .then(s -> assertThat(ShipState.of(s).isUnlocked(1)).isFalse());
  }

  @Test
  @Rule("N21.1")
  void onlyInAnEvacuationSection() {
    Turns.withPrinted("pilot", "011", "rest")
        .given(Laid.item(ONE, "evacuation-key"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-evacuation-key", "refused.no-pod-here");
  }

  @Test
  @Rule({"N4.5", "N4.6"})
  void theFoundOneWorksInCombatToo() {
    there("evacuation-key")
        .given(Laid.item(ONE, "pilot-evacuation-key"))
        .given(Laid.intruder("adult", "003"))
        .perform(new Turn(ONE))
        .offers(ONE, "use:items-0-evacuation-key")
        .refuses(ONE, "use:items-0-pilot-evacuation-key", "refused.in-combat");
  }
}
