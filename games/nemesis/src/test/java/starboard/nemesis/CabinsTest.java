package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Rounds;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Cabins. */
@Covers("cabins")
final class CabinsTest {

  private static Scenario<Nemesis> there() {
    return Turns.table("captain", "pilot")
        .given(Laid.explored("006", "cabins"))
        .given(Laid.stands(ONE, "006"));
  }

  @Test
  @Rule({"N19.13", "N3.2"})
  void whoStartsTheRoundThereDrawsSix() {
    there()
        .perform(new Rounds.DrawCards())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(6))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(5));
  }

  @Test
  @Rule({"N19.13", "N3.2"})
  void notWithAMalfunctionOrAnIntruder() {
    there().given(Laid.broken("006")).then(s -> assertThat(s.handSize(ONE)).isEqualTo(5));
    there()
        .given(Laid.intruder("larva", "006"))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(5));
  }
}
