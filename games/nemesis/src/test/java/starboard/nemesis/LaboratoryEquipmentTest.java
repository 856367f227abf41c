package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Scientist's Laboratory Equipment. */
@Covers("laboratory-equipment")
final class LaboratoryEquipmentTest {

  private static Scenario<Nemesis> there() {
    return Turns.with("scientist", "nest", "003", "rest")
        .given(Laid.item(ONE, "laboratory-equipment"));
  }

  @Test
  @Rule({"N17.1", "N12.1"})
  void theEggsOfTheNestLieThere() {
    there()
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-laboratory-equipment", "pay:hand-0-rest")
        .told(TWO, "event.weakness")
        .then(s -> assertThat(s.intruderDecks().isDiscovered(1)).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "laboratory-equipment")).isFalse());
  }

  @Test
  @Rule("N17.2")
  void anyCarriedObjectWillDo() {
    Turns.withPrinted("scientist", "001", "rest")
        .given(Laid.item(ONE, "laboratory-equipment"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-laboratory-equipment", "refused.no-sample")
        .given(Laid.carries(ONE, ObjectKind.CARCASS))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-laboratory-equipment", "pay:hand-0-rest")
        .then(s -> assertThat(s.intruderDecks().isDiscovered(2)).isTrue());
  }
}
