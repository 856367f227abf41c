package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
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
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.hasPassed(ONE)).isFalse())
        .choose(ONE, "pass")
        .then(s -> assertThat(s.hasPassed(ONE)).isTrue());
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
