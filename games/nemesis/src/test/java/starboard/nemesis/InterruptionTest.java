package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Interruption cancels an action, or another Interruption. */
@Covers("interruption")
class InterruptionTest {

  private static Scenario<Nemesis> motivation() {
    return table("captain", "pilot")
        .given(hand(ONE, "motivation", "interruption"))
        .given(hand(TWO, "interruption", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .asks(TWO, "ask.interrupt");
  }

  @Test
  @Rule({"N4.9", "N4.10"})
  void cancelsAnAction() {
    motivation()
        .choose(TWO, "react:hand-1-interruption")
        .asks(ONE, "ask.answer-interruption")
        .choose(ONE, "let-it-be")
        .told(ONE, "event.cancelled")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule("N4.9")
  void cancelsAnInterruption() {
    motivation()
        .choose(TWO, "react:hand-1-interruption")
        .choose(ONE, "react:hand-0-interruption")
        .notTold(ONE, "event.cancelled")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(2));
  }

  @Test
  @Rule("N4.9")
  void neednotBePlayed() {
    motivation()
        .choose(TWO, "let-it-be")
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(3));
  }

  @Test
  @Rule("N4.9")
  void whoDoesNotHoldItIsAskedToo() {
    table("captain", "pilot")
        .given(hand(ONE, "motivation"))
        .given(hand(TWO, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .offersOnly(TWO, "let-it-be");
  }

  @Test
  @Rule({"N4.9", "N15.3"})
  void whoHoldsOnlyContaminationIsAskedToo() {
    table("captain", "pilot")
        .given(hand(ONE, "motivation"))
        .given(hand(TWO, "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .offersOnly(TWO, "let-it-be");
  }

  @Test
  @Rule("N4.9")
  void onlyInTheSameRoom() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(hand(ONE, "motivation"))
        .given(hand(TWO, "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .asks(ONE);
  }

  @Test
  @Rule("N4.9")
  void aCancelledItemIsKept() {
    table("captain", "pilot")
        .given(item(ONE, "synthetic-food"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-synthetic-food")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(hasItem(s, ONE, "synthetic-food")).isTrue());
  }

  @Test
  @Rule("N4.10")
  void isNoAction() {
    table("captain", "pilot")
        .given(hand(ONE, "interruption"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-interruption", "refused.only-reaction");
  }
}
