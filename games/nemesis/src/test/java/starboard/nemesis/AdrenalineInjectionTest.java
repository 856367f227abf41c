package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Rounds;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** A turn without limit of actions. */
@Covers("adrenaline-injection")
class AdrenalineInjectionTest {

  @Test
  @Rule("N27.17")
  void liftsTheLimitAndEndsWithAPass() {
    table("captain", "pilot")
        .given(item(ONE, "adrenaline-injection"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-adrenaline-injection")
        .choose(ONE, "pay:hand-0-rest")
        .asks(ONE, "ask.action-unlimited")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isFalse())
        .choose(ONE, "pass")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue());
  }

  @Test
  @Rule("N27.17")
  void onlyAPassEndsTheTurn() {
    table("captain", "pilot")
        .given(item(ONE, "adrenaline-injection"))
        .given(explored("014", "canteen"))
        .given(explored("008", "cabins"))
        .given(hand(ONE, "rest", "search", "demolition", "order", "motivation"))
        .rolls(Chance.NOISE, 9, 9)
        .perform(new Rounds.Turns(ONE))
        .choose(ONE, "use:items-0-adrenaline-injection", "pay:hand-0-rest")
        .choose(ONE, "move:room-014", "pay:hand-0-search")
        .choose(ONE, "move:room-011", "pay:hand-0-demolition")
        .choose(ONE, "move:room-008", "pay:hand-0-order")
        .asks(ONE, "ask.action-unlimited")
        .choose(ONE, "move:room-011", "pay:hand-0-motivation")
        .asks(ONE, "ask.action-unlimited")
        .choose(ONE, "pass", "done")
        .asks(TWO, "ask.action")
        .choose(TWO, "pass")
        .asksNobody();
  }

  @Test
  @Rule("N27.17")
  void technicalCorridorsStillEndTheTurn() {
    table("mechanic", "pilot")
        .given(item(ONE, "adrenaline-injection"))
        .given(explored("014", "canteen"))
        .given(explored("015", "cabins"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "rest", "search", "technical-corridors"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-adrenaline-injection")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "play:hand-0-technical-corridors")
        .choose(ONE, "pay:hand-0-search", "go:room-015")
        .asks(ONE, "ask.discard-any");
  }
}
