package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Emergency Room. */
@Covers("emergency-room")
final class EmergencyRoomTest {

  private static Scenario<Nemesis> there() {
    return Turns.in("emergency-room", "003");
  }

  @Test
  @Rule({"N19.3", "N16.4"})
  void allSeriousWoundsAreDressed() {
    Scenario<Nemesis> table =
        there().given(s -> s.crew().drawWound(ONE)).given(s -> s.crew().drawWound(ONE));
    Turns.uses(table, "treat-wounds")
        .then(s -> assertThat(s.crew().wounds(ONE).size()).isZero())
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule({"N19.3", "N16.5"})
  void orOneDressedOneIsHealed() {
    Scenario<Nemesis> table =
        there().given(s -> s.crew().drawWound(ONE)).given(s -> s.crew().dress(ONE, 0));
    Turns.uses(table, "treat-wounds").then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  @Test
  @Rule({"N19.3", "N4.4"})
  void orAllLightOnesAre() {
    Scenario<Nemesis> table =
        there().given(s -> s.crew().setLightWounds(ONE, 2)).perform(new Turn(ONE));
    Turns.uses(table, "treat-wounds").then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
    there().perform(new Turn(ONE)).refuses(ONE, "use:action-treat-wounds", "refused.no-wound");
  }
}
