package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.rone.content.Colour;
import starboard.rone.turn.SpendingParts;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What pairs of stored resources and spare parts are spent on. */
final class ActionsTest {

  @Covers
  @ParameterizedTest
  @Rule({"R3.6", "R8.4.5", "R8.6", "R8.6.3"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          stored-blue | blue | armour +3, stored -2
          stored-red | red | stored -2, ranged +1
          stored-black | black | stored -2, melee +1
          stored-green | green | life +2, stored -2
          stored-yellow | yellow | rerolls +2, stored -2
          stored-wild | wild | stored -2, screws +2
          """)
  void aPairOfStoredResources(String action, String colour, String expected) {
    Scenario<Rone> table =
        Laid.laid("none")
            .given(
                s ->
                    Laid.stored(s.player(ONE), Colour.valueOf(colour.toUpperCase(Locale.ROOT)), 2));
    Map<String, Integer> before = Laid.counts(table.state());
    Laid.main(table).choose(ONE, "spend-pair-" + colour);
    Laid.until(table, ONE, "choose-action");
    assertThat(Laid.changes(before, Laid.counts(table.state()))).isEqualTo(expected);
  }

  @Test
  @Rule("R8.6.3")
  void aWildPairCanRecruitInstead() {
    Scenario<Rone> table = Laid.laid("none").given(s -> Laid.stored(s.player(ONE), Colour.WILD, 2));
    Map<String, Integer> before = Laid.counts(table.state());
    Laid.main(table).choose(ONE, "spend-pair-wild", "option-recruit");
    Laid.until(table, ONE, "choose-action");
    assertThat(Laid.changes(before, Laid.counts(table.state())))
        .isEqualTo("stored -2, training +1");
  }

  @Test
  @Rule("R3.6")
  void oneStoredResourceAloneIsOfNoUse() {
    Laid.main(Laid.laid("none").given(s -> Laid.stored(s.player(ONE), Colour.RED, 1)))
        .doesNotOffer(ONE, "spend-pair-red");
  }

  @Test
  @Rule({"R8.6", "R8.6.1", "R8.6.2"})
  void aPairMakesTheNextCardCheaperAndNoOther() {
    Scenario<Rone> table =
        Laid.laid("none")
            .given(s -> Laid.stored(s.player(ONE), Colour.GREEN, 2))
            .given(Laid.give(ONE, "hand", "jugura", "healing-slug"));
    Laid.main(table)
        .refuses(ONE, "play:hand-0.jugura", "refused.cannot-pay")
        .choose(ONE, "spend-pair-green")
        .offers(ONE, "play:hand-0.jugura", "play:hand-0.healing-slug")
        .choose(ONE, "play:hand-0.jugura")
        .refuses(ONE, "play:hand-0.healing-slug", "refused.cannot-pay");
  }

  @Test
  @Rule("R8.6.2")
  void whatAPairTakesOffIsGoneAfterThePhase() {
    Laid.main(Laid.laid("none").given(s -> Laid.stored(s.player(ONE), Colour.GREEN, 2)))
        .choose(ONE, "spend-pair-green")
        .then(s -> assertThat(s.player(ONE).discounts()).isNotEqualTo(Resources.NONE));
  }

  @Covers
  @ParameterizedTest
  @Rule({"R8.8", "R9.7", "R6.1", "R6.4", "R6.6", "R6.10"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sp-screw | 1 | parts -1, screws +3
          sp-reroll | 1 | rerolls +1, parts -1
          sp-craft | 3 | parts -3, research +1, crafted +1
          sp-starter | 2 | parts -2, discard +1
          sp-recruit | 2 | parts -2, training +1
          sp-refresh | 2 | parts -2, active +1
          sp-salvage | 2 | parts -2, discard +2, scrapyard -2
          sp-sacrifice | 2 | parts -2, deck -1
          sp-technology | 7 | parts -7, base +1, active +1
          """)
  void anActionForSpareParts(String action, int price, String expected) {
    Scenario<Rone> table = Laid.laid("none").given(s -> s.player(ONE).gainSpareParts(price));
    Map<String, Integer> before = Laid.counts(table.state());
    table.perform(new SpendingParts(ONE, false)).choose(ONE, "buy-" + action);
    Laid.until(table, ONE, "choose-parts");
    assertThat(Laid.changes(before, Laid.counts(table.state()))).isEqualTo(expected);
  }

  @Test
  @Rule({"R2.6", "R9.7"})
  void everyResearchTokenMakesCraftingDearer() {
    Laid.laid("none")
        .given(s -> s.player(ONE).gainSpareParts(2))
        .perform(new SpendingParts(ONE, false))
        .refuses(ONE, "buy-sp-craft", "refused.parts")
        .given(s -> s.player(ONE).changeResearch(-1))
        .offers(ONE, "buy-sp-craft");
  }

  @Test
  @Rule("R2.6")
  void nobodyHasMoreThanThreeResearchTokensOrFewerThanNone() {
    Laid.bare()
        .given(s -> s.player(ONE).changeResearch(3))
        .given(s -> s.player(ONE).changeResearch(1))
        .then(s -> assertThat(s.player(ONE).research()).isEqualTo(3))
        .given(s -> s.player(TWO).changeResearch(-1))
        .then(s -> assertThat(s.player(TWO).research()).isZero());
  }
}
