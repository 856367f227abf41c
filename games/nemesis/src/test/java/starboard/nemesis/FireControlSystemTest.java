package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Fire Control System. */
@Covers("fire-control-system")
final class FireControlSystemTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("fire-control-system", "012");
  }

  @Test
  @Rule({"N19.5", "N9.5"})
  void theFireOfAnyRoomGoesOut() {
    Scenario<Nemesis> table = there().given(Laid.burning("001")).given(Laid.burning("020"));
    Turns.uses(table, "extinguish")
        .refuses(ONE, "room:room-002", "refused.nothing-to-flush")
        .offersOnly(ONE, "room:room-001", "room:room-020")
        .choose(ONE, "room:room-020")
        .then(s -> assertThat(s.interior().fires()).isEqualTo(1));
  }

  @Test
  @Rule({"N19.5", "N13.6", "N13.8"})
  void everyIntruderThereRetreatsEvenFromCombat() {
    Scenario<Nemesis> table =
        there()
            .given(Laid.stands(TWO, "001"))
            .given(Laid.intruder("adult", "001"))
            .given(Stacked.nextEvent("ev-damaging-fire"));
    Turns.uses(table, "extinguish")
        .told(TWO, "event.retreats")
        .then(s -> assertThat(s.crew().isInCombat(TWO)).isFalse())
        .then(s -> assertThat(s.creatures().hasIntruder(Laid.room("003"))).isTrue())
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"N19.5", "N4.4"})
  void notWithoutFireOrIntruder() {
    there()
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-extinguish", "refused.nothing-to-flush");
  }

  @Test
  @Rule({"N19.5", "N13.8", "N13.1"})
  void whoIsOnlyDrivenOffIsNotChecked() {
    for (String type : List.of("larva", "adult")) {
      Scenario<Nemesis> table =
          there()
              .given(Laid.stands(TWO, "001"))
              .given(Laid.intruder(type, "001"))
              .given(Stacked.nextEvent("ev-damaging-fire"));
      Turns.uses(table, "extinguish")
          .then(s -> assertThat(Laid.whereIs(s, type, 1)).isEqualTo("003"))
          .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue());
    }
  }
}
