package starboard.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;

/** How rule tests are told, on a game as small as can be. */
final class ScenarioTest {

  /** A word of the game for laying the table. */
  private static Consumer<Tiny.Table> hand(Seat seat, int... cards) {
    return s -> {
      for (int card : cards) {
        s.deck = s.deck.without(s.deck.find(card));
        s.give(seat, Thing.faceDown(card));
      }
    };
  }

  private static Scenario<Tiny.Table> table() {
    return Scenario.of(new Tiny(), 2)
        .given(hand(Seat.ONE, 2, 5))
        .given(hand(Seat.TWO, 3, 6))
        .perform(new Tiny.Turn(Seat.ONE));
  }

  @Test
  void tellsAStory() {
    Scenario<Tiny.Table> story =
        table()
            .asks(Seat.ONE)
            .asks(Seat.ONE, "ask.turn")
            .offersOnly(Seat.ONE, "roll", "play:hand-0.2", "play:hand-0.5")
            .choose(Seat.ONE, "play:hand-0.5")
            .told(Seat.TWO, "event.played")
            .asksNobody()
            .perform(new Tiny.Turn(Seat.TWO))
            .refuses(Seat.TWO, "play:hand-1.3", "refused.low")
            .offers(Seat.TWO, "play:hand-1.6")
            .doesNotOffer(Seat.TWO, "play:hand-1.3")
            .rolls(Tiny.Chance.DIE, 6)
            .choose(Seat.TWO, "roll")
            .notTold(Seat.ONE, "event.played")
            .then(s -> assertThat(s.points).containsExactly(0, 1));

    assertThat(story.scene(Seat.ONE).widget(Widget.Zone.class, "hand-0").cards()).hasSize(1);
    assertThat(story.scene(Seat.ONE).widget(Widget.Zone.class, "hand-1").cards()).isEmpty();
    assertThat(story.publicScene().ids()).contains("played.5").doesNotContain("hand-0.2");
  }

  @Test
  void playsAWholeGameByItsRules() {
    Scenario<Tiny.Table> game = Scenario.of(new Tiny(), 2).seed(4).begin();
    for (int i = 0; i < 3; i++) game.choose(Seat.ONE, "roll").choose(Seat.TWO, "roll");
    game.asksNobody().ends(result -> assertThat(result.winners().has(Seat.ONE)).isTrue());
  }

  @Test
  void aWrongChoiceSaysWhatWasPossible() {
    assertThatThrownBy(() -> table().choose(Seat.ONE, "play:hand-0.3"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("play:hand-0.3 is not offered")
        .hasMessageContaining("roll")
        .hasMessageContaining("play:hand-0.5");
  }

  @Test
  void whoIsNotAskedCannotChoose() {
    assertThatThrownBy(() -> table().choose(Seat.TWO, "roll"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("TWO is not asked; ONE is asked");
  }

  @Test
  void aScriptCannotSayTheImpossible() {
    assertThatThrownBy(() -> table().rolls(Tiny.Chance.DIE, 7).choose(Seat.ONE, "roll"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("DIE says 6 at draw 0, but only 0 to 5 can be drawn");
  }

  @Test
  void aScriptCountsFromWhereTheStreamStands() {
    table()
        .rolls(Tiny.Chance.DIE, 1)
        .choose(Seat.ONE, "roll")
        .perform(new Tiny.Turn(Seat.ONE))
        .rolls(Tiny.Chance.DIE, 5)
        .choose(Seat.ONE, "roll")
        .then(s -> assertThat(s.points).containsExactly(1, 0));
  }

  @Test
  void aMissingWidgetSaysWhichThereAre() {
    assertThatThrownBy(() -> table().scene(Seat.ONE).widget("deck"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no widget deck")
        .hasMessageContaining("hand-0.2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"event.plaid", "played", ""})
  void whatTheGameHasNoWordsForCannotBeNotTold(String event) {
    assertThatThrownBy(() -> table().notTold(Seat.ONE, event))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no words for " + event);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rol", "pay:hand-0.5", "play:hand-7.5", "play:hand-0.joker", "play:"})
  void whatTheGameNeverOffersCannotBeNotOffered(String option) {
    assertThatThrownBy(() -> table().doesNotOffer(Seat.ONE, option))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(option + " is no option that could be offered");
  }
}
