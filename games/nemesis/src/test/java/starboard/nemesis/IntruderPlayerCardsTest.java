package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.opposition.IntruderPlayer;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The corridor and the number of attack cards printed on the Intruder player's cards. */
final class IntruderPlayerCardsTest {

  private static Scenario<Nemesis> adultInTheHibernatorium() {
    return Laid.of(2).given(Laid.stands(TWO, "001")).given(Laid.intruder("adult", "011"));
  }

  /** Corridor 1 leads from the Hibernatorium to 015, 2 to 006, 3 to 008, 4 to 014. */
  @ParameterizedTest
  @CsvSource({
    "ip-pursuit-1, 015, 2",
    "ip-pursuit-2, 006, 2",
    "ip-pursuit-3, 008, 2",
    "ip-coordinated-hunt-3, 008, 1",
    "ip-coordinated-hunt-4, 014, 1",
    "ip-metamorphosis, 015, 1",
    "ip-planning-4, 014, 1",
    "ip-self-healing, 006, 1"
  })
  @Rule("N26.4")
  void throughTheirCorridor(String card, String room, int attackCards) {
    int index = BaseGame.CONTENT.intruderPlayerCards().indexOf(card);
    adultInTheHibernatorium()
        .perform(new IntruderPlayer.ChooseMover(TWO, index))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo(room));
    attacks(card, attackCards);
  }

  @ParameterizedTest
  @CsvSource({"ip-pursuit-any, 3", "ip-planning-any, 1"})
  @Rule("N26.4")
  void throughAnyCorridor(String card, int attackCards) {
    int index = BaseGame.CONTENT.intruderPlayerCards().indexOf(card);
    adultInTheHibernatorium()
        .perform(new IntruderPlayer.ChooseMover(TWO, index))
        .offersOnly(TWO, "way:c-006-011", "way:c-008-011", "way:c-011-014", "way:c-011-015")
        .choose(TWO, "way:c-011-014")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"));
    attacks(card, attackCards);
  }

  /** So many different attack cards are seen, one of them strikes, the others go under the deck. */
  private static void attacks(String card, int attackCards) {
    int printed = BaseGame.CONTENT.intruderPlayerCards().require(card).attackDraw();
    adultInTheHibernatorium()
        .given(Stacked.attack("at-scratch-2", "at-scratch-3", "at-scratch-5"))
        .perform(new IntruderPlayer.ChooseAttacker(TWO, printed))
        .then(
            s ->
                assertThat(s.intruderDecks().attackDeck().size())
                    .as(card)
                    .isEqualTo(3 - attackCards));
  }
}
