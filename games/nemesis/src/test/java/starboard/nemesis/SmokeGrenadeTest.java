package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** You leave a fight, the others lose a card. */
@Covers("smoke-grenade")
class SmokeGrenadeTest {

  @Test
  @Rule({"N11.7", "N27.26", "N18.11"})
  void othersDiscardAndYouLeave() {
    table("captain", "pilot")
        .given(item(ONE, "smoke-grenade"))
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "rest", "search"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-smoke-grenade")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "let-it-be")
        .offersOnly(TWO, "discard:hand-1-rest", "discard:hand-1-search")
        .choose(TWO, "discard:hand-1-search")
        .choose(ONE, "go:room-014")
        .notTold(ONE, "event.attacks")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(hasItem(s, ONE, "smoke-grenade")).isFalse());
  }

  @Test
  @Rule({"N27.26", "N15.3"})
  void whoHasOnlyContaminationSaysSo() {
    table("captain", "pilot")
        .given(item(ONE, "smoke-grenade"))
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-smoke-grenade")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "let-it-be")
        .told(ONE, "event.no-action-cards")
        .asks(ONE);
  }

  @Test
  @Rule("N27.26")
  void oneCardIsEnough() {
    table("captain", "pilot")
        .given(item(ONE, "smoke-grenade"))
        .given(explored("014", "canteen"))
        .given(intruder("adult", "011"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "rest", "search", "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-smoke-grenade")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "let-it-be")
        .choose(TWO, "discard:hand-1-search")
        .asks(ONE)
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(2));
  }

  @Test
  @Rule("N27.26")
  void whoDiscardsOneOfThreeKeepsTwo() {
    table("captain", "pilot")
        .given(hand(TWO, "rest", "search", "demolition"))
        .perform(
            s ->
                new HandOps.DiscardCards(1, Who.SELF, null)
                    .happenTo(s, TWO, Occasion.ofRoom(ONE, room("011"))))
        .choose(TWO, "discard:hand-1-search")
        .asksNobody()
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(2));
  }
}
