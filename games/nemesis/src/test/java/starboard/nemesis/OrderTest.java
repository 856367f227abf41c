package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Order sends another Character away, willing or not. */
@Covers("order")
class OrderTest {

  @Test
  @Rule({"N27.15", "N6.19"})
  void sendsSomebodyAway() {
    table("captain", "pilot")
        .given(explored("014", "canteen"))
        .given(hand(ONE, "order"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-order")
        .offersOnly(ONE, "go:room-006", "go:room-008", "go:room-014", "go:room-015")
        .choose(ONE, "go:room-014")
        .told(TWO, "event.noise-roll")
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("014")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("011")));
  }

  @Test
  @Rule("N27.15")
  void sendsNobodyOutOfCombat() {
    table("captain", "pilot")
        .given(hand(ONE, "order"))
        .given(Laid.intruder("adult", "011"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-order", "refused.in-combat");
  }

  @Test
  @Rule({"N27.15", "N27.25"})
  void notEvenOverTheIntercom() {
    Scenario<Nemesis> fighting = overTheIntercom().given(Laid.intruder("adult", "014"));
    overTheIntercom().perform(new Turn(ONE)).offers(ONE, "play:hand-0-order");
    fighting.perform(new Turn(ONE)).doesNotOffer(ONE, "play:hand-0-order");
  }

  /** The Captain with the Intercom in the Cockpit, the Pilot in a room with a computer. */
  private static Scenario<Nemesis> overTheIntercom() {
    return table("captain", "pilot")
        .given(explored("014", "command-center"))
        .given(stands(ONE, "001"))
        .given(stands(TWO, "014"))
        .given(Laid.item(ONE, "intercom"))
        .given(hand(ONE, "order"));
  }

  @Test
  @Rule("N27.15")
  void needsSomebodyHere() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(hand(ONE, "order"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-order", "refused.nobody-here");
  }
}
