package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Two Characters leave a fight together. */
@Covers("covering-fire")
class CoveringFireTest {

  @Test
  @Rule("N11.7")
  void bothLeaveTogether() {
    table("soldier", "pilot")
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "covering-fire"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-covering-fire")
        .offersOnly(ONE, "leave-alone", "leave-instead:mat-1", "leave-with:mat-1")
        .choose(ONE, "leave-with:mat-1", "go:room-014")
        .choose(TWO, "yes")
        .notTold(ONE, "event.attacks")
        .told(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("014")))
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isEqualTo(4));
  }

  @Test
  @Rule({"N11.7", "N4.4"})
  void theLastAmmoIsEnough() {
    table("soldier", "pilot")
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(Turns.loaded(ONE, "assault-rifle", 1))
        .given(hand(ONE, "covering-fire"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-covering-fire")
        .choose(ONE, "leave-alone", "go:room-014")
        .then(s -> assertThat(ammo(s, ONE, "assault-rifle")).isZero());
  }

  @Test
  @Rule({"N11.7", "N9.1"})
  void whoPlaysItRollsForBoth() {
    table("soldier", "pilot")
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(Laid.slimed(TWO))
        .given(hand(ONE, "covering-fire"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-covering-fire")
        .choose(ONE, "leave-with:mat-1", "go:room-014")
        .choose(TWO, "yes")
        .told(ONE, "event.noise-roll")
        .notTold(ONE, "event.danger");
  }
}
