package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Order and Motivation reach rooms with a working computer. */
@Covers("intercom")
class IntercomTest {

  @Test
  @Rule("N27.25")
  void orderReachesComputers() {
    table("captain", "pilot")
        .given(Laid.item(ONE, "intercom"))
        .given(explored("014", "command-center"))
        .given(explored("017", "storage"))
        .given(stands(TWO, "014"))
        .given(hand(ONE, "order"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-order")
        .choose(ONE, "go:room-017")
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("017")));
  }

  @Test
  @Rule({"N27.25", "N19.24"})
  void brokenComputerIsNone() {
    table("captain", "pilot")
        .given(Laid.item(ONE, "intercom"))
        .given(explored("014", "command-center"))
        .given(broken("014"))
        .given(stands(TWO, "014"))
        .given(hand(ONE, "order"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-order", "refused.nobody-here");
  }

  @Test
  @Rule("N27.25")
  void motivationTakesAnyFurtherCharacters() {
    table("captain", "pilot", "scout")
        .given(Laid.item(ONE, "intercom"))
        .given(explored("014", "command-center"))
        .given(stands(TWO, "014"))
        .given(stands(THREE, "014"))
        .given(hand(ONE, "motivation"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .offersOnly(ONE, "done", "character:mat-1", "character:mat-2")
        .choose(ONE, "character:mat-2")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isZero())
        .then(s -> assertThat(s.cards().hand(THREE).size()).isEqualTo(1));
  }

  @Test
  @Rule("N27.25")
  void motivationTakesSeveralOfThem() {
    table("captain", "pilot", "scout")
        .given(Laid.item(ONE, "intercom"))
        .given(explored("014", "command-center"))
        .given(stands(TWO, "014"))
        .given(stands(THREE, "014"))
        .given(hand(ONE, "motivation"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .choose(ONE, "character:mat-1")
        .offersOnly(ONE, "done", "character:mat-2")
        .choose(ONE, "character:mat-2")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(THREE).size()).isEqualTo(1));
  }
}
