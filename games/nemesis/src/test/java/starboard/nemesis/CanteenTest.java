package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Canteen. */
@Covers("canteen")
final class CanteenTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("canteen", "006")
        .given(s -> s.crew().setLightWounds(ONE, 2))
        .given(Laid.contamination(ONE, false));
  }

  @Test
  @Rule({"N19.14", "N15.4"})
  void oneMayHealAndScan() {
    Turns.uses(there(), "eat")
        .choose(ONE, "yes", "yes")
        .told(ONE, "event.you-scan")
        .notTold(TWO, "event.you-scan")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule({"N19.14", "N15.3"})
  void isAskedAboutTheScanWithoutContaminationToo() {
    Scenario<Nemesis> table =
        Turns.in("canteen", "006").given(s -> s.crew().setLightWounds(ONE, 2));
    Turns.uses(table, "eat")
        .choose(ONE, "yes")
        .asks(ONE, "ask.whether")
        .refuses(ONE, "yes", "refused.no-contamination-in-hand")
        .choose(ONE, "no")
        .notTold(TWO, "event.scans");
  }

  @Test
  @Rule("N19.14")
  void orDecline() {
    Turns.uses(there(), "eat")
        .choose(ONE, "no", "no")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N19.14", "N15.6"})
  void anInfectedCardPutsALarvaOnTheBoard() {
    Scenario<Nemesis> table = Turns.in("canteen", "006").given(Laid.contamination(ONE, true));
    Turns.uses(table, "eat")
        .choose(ONE, "yes")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1));
  }
}
