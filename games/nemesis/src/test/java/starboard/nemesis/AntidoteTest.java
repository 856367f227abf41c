package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.larva;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The crafted remedy. */
@Covers("antidote")
class AntidoteTest {

  @Test
  @Rule({"N27.18", "N15.5"})
  void keepsTheHandAndPasses() {
    table("captain", "pilot")
        .given(item(ONE, "antidote"))
        .given(larva(ONE))
        .given(hand(ONE, "rest", "order", "infected", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-antidote")
        .choose(ONE, "pay:hand-0-rest")
        .asks(ONE, "ask.discard-any")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(10))
        .choose(ONE, "discard:hand-0-clean", "done")
        .then(s -> assertThat(hasItem(s, ONE, "antidote")).isFalse());
  }
}
