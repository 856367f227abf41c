package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Laboratory. */
@Covers("laboratory")
final class LaboratoryTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("laboratory", "003");
  }

  @Test
  @Rule({"N19.7", "N17.1"})
  void anObjectOnTheFloorTurnsUpItsWeakness() {
    Turns.uses(there().given(Laid.lying(ObjectKind.CARCASS, "003")), "analyze-object")
        .told(TWO, "event.weakness")
        .then(s -> assertThat(Integer.bitCount(s.intruderDecks().discovered())).isEqualTo(1))
        .then(s -> assertThat(s.objects().anyOnFloor(Laid.room("003"))).isTrue());
  }

  @Test
  @Rule("N17.2")
  void orOneCarriedByAnybodyThere() {
    Scenario<Nemesis> table =
        there()
            .given(Laid.carries(ONE, ObjectKind.EGG))
            .given(Laid.stands(TWO, "003"))
            .given(Laid.carries(TWO, ObjectKind.CORPSE_BLUE));
    Turns.uses(table, "analyze-object")
        .offersOnly(ONE, "analyse:weakness-corpse", "analyse:weakness-egg")
        .choose(ONE, "analyse:weakness-egg")
        .then(s -> assertThat(Thing.isSeenBy(s.intruderDecks().weaknesses().at(1), TWO)).isTrue());
  }

  @Test
  @Rule("N17.1")
  void notASecondTime() {
    there()
        .given(Laid.lying(ObjectKind.CARCASS, "003"))
        .given(s -> s.intruderDecks().discover(2))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-analyze-object", "refused.no-sample");
  }
}
