package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** D1 Set-up and rounds, D2 bidding. */
final class RoundRuleTest {

  @Test
  @Rule("D1.1")
  void theBoxHolds36CardsEightCratesAndTenTokens() {
    Components box = Components.BOX;
    assertThat(box.cards).isEqualTo(36);
    assertThat(box.things - box.cards).isEqualTo(8);
    assertThat(box.tokenCounts()).containsExactly(5, 3, 2);
  }

  @Test
  @Rule("D1.2")
  void everybodyGetsFourCardsAndFourBerthsAreFilled() {
    Scenario.of(new DemoGame(), 3)
        .begin()
        .then(
            s -> {
              for (Seat seat : s.seats()) assertThat(s.hand(seat).size()).isEqualTo(4);
              assertThat(s.wreck().size()).isEqualTo(4);
              assertThat(s.supply().size()).isEqualTo(4);
              assertThat(s.deck().size()).isEqualTo(36 - 12);
            });
  }

  @Test
  @Rule("D1.3")
  void theGameLastsAsManyRoundsAsChosen() {
    for (String rounds : new String[] {"2", "4"}) {
      var scenario = Scenario.of(new DemoGame(), 2).option("rounds", rounds).begin();
      scenario.then(
          s -> {
            while (!s.over()) s.answer(s.next(), s.choices(s.next()).at(0));
            assertThat(s.round()).isEqualTo(Integer.parseInt(rounds));
          });
    }
  }

  @Test
  @Rule("D1.4")
  void theDieMakesTheWeather() {
    Weather[] expected = {
      Weather.CLEAR, Weather.CLEAR, Weather.CLEAR, Weather.DUST, Weather.SURGE, Weather.FLARE
    };
    for (int roll = 1; roll <= 6; roll++) {
      Weather weather = expected[roll - 1];
      Scenario.of(new DemoGame(), 2)
          .rolls(Chance.DIE, roll)
          .begin()
          .then(s -> assertThat(s.weather()).isEqualTo(weather));
    }
  }

  @Test
  @Rule("D1.5")
  void anEmptyDeckIsMadeOfTheDiscardPile() {
    Scenario.of(new DemoGame(), 2)
        .given(s -> s.draw(ONE, 36))
        .given(s -> s.discard(ONE, 0, "lost"))
        .given(s -> s.discard(ONE, 0, "lost"))
        .perform(new Searching.Draw(TWO, 3))
        .told(ONE, "reshuffled")
        .then(
            s -> {
              assertThat(s.hand(TWO).size()).isEqualTo(2);
              assertThat(s.deck().isEmpty()).isTrue();
              assertThat(s.discardPile().isEmpty()).isTrue();
            });
  }

  @Test
  @Rule("D2.1")
  void allBidAtOnceAndFaceDown() {
    Scenario.of(new DemoGame(), 3)
        .given(s -> s.deal(ONE, "scrap", "antenna"))
        .given(s -> s.deal(TWO, "jammer"))
        .perform(new Bidding())
        .asks(ONE, TWO)
        .choose(TWO, "bid:hand-1.jammer")
        .told(ONE, "has-bid")
        .notTold(ONE, "you-bid")
        .told(TWO, "you-bid")
        .asks(ONE);
  }

  @Test
  @Rule("D2.2")
  void theHighestBidMakesTheCaptainAndEqualOnesTheLowestSeat() {
    Scenario.of(new DemoGame(), 3)
        .given(s -> s.deal(ONE, "scrap"))
        .given(s -> s.deal(TWO, "antenna", "scrap"))
        .given(s -> s.deal(THREE, "antenna", "scrap"))
        .perform(new Bidding())
        .choose(ONE, "bid:hand-0.scrap")
        .choose(THREE, "bid:hand-2.antenna")
        .choose(TWO, "bid:hand-1.antenna")
        .told(ONE, "bid-shown")
        .asks(TWO, "choose-action")
        .then(s -> assertThat(s.discardPile().size()).isEqualTo(3));
  }

  @Test
  @Rule("D2.2")
  void withoutBidsTheFirstSeatIsCaptain() {
    Scenario.of(new DemoGame(), 2).perform(new Bidding()).asks(ONE, "choose-action");
  }
}
