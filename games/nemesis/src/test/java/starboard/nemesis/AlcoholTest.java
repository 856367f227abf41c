package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.larva;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Alcohol swaps or removes a contamination card. */
@Covers("alcohol")
class AlcoholTest {

  @Test
  @Rule("N27.27")
  void removesACleanCard() {
    table("captain", "pilot")
        .given(item(ONE, "alcohol"))
        .given(hand(ONE, "rest", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-alcohol")
        .choose(ONE, "pay:hand-0-rest", "scan:hand-0-contamination")
        .notTold(TWO, "event.you-scan")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N27.27", "N15.1"})
  void neverInfects() {
    table("captain", "pilot")
        .given(item(ONE, "alcohol"))
        .given(larva(ONE))
        .given(hand(ONE, "rest", "infected"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-alcohol")
        .choose(ONE, "pay:hand-0-rest", "scan:hand-0-contamination")
        .told(TWO, "event.infected-card")
        .told(TWO, "event.contaminated")
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule("N4.4")
  void needsContamination() {
    table("captain", "pilot")
        .given(item(ONE, "alcohol"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-alcohol", "refused.no-contamination-in-hand");
  }
}
