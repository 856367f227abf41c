package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** One Character leaves a fight without being attacked. */
@Covers("suppressive-fire")
class SuppressiveFireTest {

  @Test
  @Rule("N11.7")
  void youLeave() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "suppressive-fire"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-suppressive-fire")
        .choose(ONE, "go:room-014")
        .notTold(ONE, "event.attacks")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")))
        .then(s -> assertThat(ammo(s, ONE, "revolver")).isEqualTo(5));
  }

  @Test
  @Rule({"N11.7", "N6.19"})
  void orAnotherWhoAgrees() {
    table("captain", "pilot")
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "suppressive-fire"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-suppressive-fire")
        .offersOnly(ONE, "leave-alone", "leave-instead:mat-1")
        .choose(ONE, "leave-instead:mat-1", "go:room-014")
        .asks(TWO, "ask.go-along")
        .choose(TWO, "yes")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("011")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("014")));
  }

  @Test
  @Rule("N11.7")
  void whoDoesNotAgreeStays() {
    table("captain", "pilot")
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "suppressive-fire"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-suppressive-fire")
        .choose(ONE, "leave-instead:mat-1", "go:room-014")
        .choose(TWO, "no")
        .choose(ONE, "go:room-014")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("011")));
  }

  @Test
  @Rule("N11.7")
  void needsAmmo() {
    table("captain", "pilot")
        .given(intruder("adult", "011"))
        .given(loaded(ONE, "revolver", 0))
        .given(hand(ONE, "suppressive-fire"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-suppressive-fire", "refused.no-ammo");
  }

  @Test
  @Rule({"N11.7", "N4.4"})
  void needsAWayOut() {
    table("captain", "pilot")
        .given(intruder("adult", "011"))
        .given(Laid.closed("c-006-011", "c-008-011", "c-011-014", "c-011-015"))
        .given(hand(ONE, "suppressive-fire"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-suppressive-fire", "refused.door-closed");
  }
}
