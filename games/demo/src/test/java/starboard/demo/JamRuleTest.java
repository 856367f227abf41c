package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** D7 Jamming. */
final class JamRuleTest {

  private static Scenario<Demo> search() {
    return Scenario.of(new DemoGame(), 3)
        .given(s -> s.deal(ONE, "jammer"))
        .given(s -> s.deal(TWO, "jammer"))
        .given(s -> s.deal(THREE, "scrap"))
        .given(s -> s.lay("empty-crate", "star-map", "ore-crate", "reactor-core"))
        .perform(new Turn(ONE, 1))
        .choose(ONE, "search");
  }

  @Test
  @Rule("D7.1")
  void theFirstJammerCancelsTheAction() {
    search()
        .asks(TWO, "choose-reaction")
        .choose(TWO, "jam")
        .told(THREE, "jammed")
        .choose(ONE, "let-it-be")
        .choose(THREE, "let-it-be")
        .told(ONE, "cancelled")
        .asksNobody()
        .then(s -> assertThat(s.bag().total()).isEqualTo(10));
  }

  @Test
  @Rule("D7.2")
  void aJammedJammerHasNoEffectAndTheRestAreAskedAboutTheAction() {
    search()
        .choose(TWO, "jam")
        .asks(ONE, "choose-answer")
        .choose(ONE, "jam")
        .asks(THREE, "choose-answer")
        .choose(THREE, "let-it-be")
        .asks(THREE, "choose-reaction")
        .choose(THREE, "let-it-be")
        .told(TWO, "token-drawn")
        .then(s -> assertThat(s.bag().total()).isEqualTo(9));
  }

  @Test
  @Rule("D7.3")
  void whoHoldsNoJammerIsAskedLikeTheOthers() {
    search().choose(TWO, "let-it-be").asks(THREE, "choose-reaction").offersOnly(THREE, "let-it-be");
  }

  @Test
  @Rule("D7.1")
  void nobodyIsAskedWhenAllJammersLieInTheDiscardPile() {
    Scenario.of(new DemoGame(), 2)
        .given(s -> s.deal(ONE, "jammer", "jammer", "jammer", "jammer", "jammer"))
        .given(s -> s.deal(TWO, "scrap"))
        .given(
            s -> {
              for (int i = 0; i < 5; i++) s.discard(ONE, Components.BOX.jammer, "lost");
            })
        .perform(new Turn(ONE, 1))
        .choose(ONE, "search")
        .told(TWO, "token-drawn");
  }

  @Test
  @Rule({"D5.2", "D7.1"})
  void theCardPaidForAJammedCrateIsGone() {
    Scenario.of(new DemoGame(), 2)
        .given(s -> s.deal(ONE, "scrap"))
        .given(s -> s.deal(TWO, "jammer"))
        .given(s -> s.lay("star-map"))
        .perform(new Turn(ONE, 1))
        .choose(ONE, "open:berth-1", "pay:hand-0.scrap")
        .choose(TWO, "jam")
        .told(ONE, "cancelled")
        .then(
            s -> {
              assertThat(s.hand(ONE).isEmpty()).isTrue();
              assertThat(s.hold(ONE).isEmpty()).isTrue();
            });
  }
}
