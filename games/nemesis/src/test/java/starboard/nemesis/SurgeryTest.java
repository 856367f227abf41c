package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.larva;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** An operation takes the parasite out. */
@Covers("surgery")
class SurgeryTest {

  @Test
  @Rule({"N19.10", "N15.5"})
  void removesInfectedCardsAndTheLarva() {
    table("captain", "pilot")
        .given(explored("014", "surgery"))
        .given(stands(ONE, "014"))
        .given(larva(ONE))
        .given(hand(ONE, "rest", "search", "order", "infected", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-operate")
        .choose(ONE, "pay:hand-0-rest", "pay:hand-0-search")
        .asks(ONE, "ask.discard-any")
        .offers(ONE, "discard:hand-0-clean")
        .doesNotOffer(ONE, "discard:hand-0-infected")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .choose(ONE, "done")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(11));
  }
}
