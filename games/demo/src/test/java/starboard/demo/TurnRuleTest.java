package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** D3 Turns, D4 searching, D5 crates, D6 gifts. */
final class TurnRuleTest {

  private static final int CALM = 0;
  private static final int DRIFT = 5;
  private static final int STORM = 8;

  private static Scenario<Demo> turn(String... hand) {
    return Scenario.of(new DemoGame(), 3)
        .given(s -> s.deal(ONE, hand))
        .given(s -> s.lay("empty-crate", "star-map", "ore-crate", "reactor-core"))
        .perform(new Turn(ONE, Turn.ACTIONS));
  }

  @Test
  @Rule("D3.1")
  void aTurnIsTwoActions() {
    turn("scrap", "scrap")
        .choose(ONE, "stow", "stow:hand-0.scrap")
        .asks(ONE, "choose-action")
        .choose(ONE, "stow", "stow:hand-0.scrap")
        .asksNobody();
  }

  @Test
  @Rule("D3.1")
  void passingEndsTheTurn() {
    turn("scrap").choose(ONE, "pass").told(TWO, "passes").asksNobody();
  }

  @Test
  @Rule("D3.1")
  void withoutCardsOnlySearchAndPassAreLeft() {
    turn()
        .offersOnly(ONE, "search", "pass")
        .refuses(ONE, "stow", "refused.needs-card")
        .refuses(ONE, "open:berth-1", "refused.needs-card")
        .refuses(ONE, "probe:berth-1", "refused.needs-probe");
  }

  @Test
  @Rule("D3.2")
  void whoKnewAHandLosesTrackOfItWhenACardIsStowed() {
    turn("scrap", "probe")
        .given(s -> s.takeFromRow(ONE, laidInRow(s, "antenna")))
        .then(s -> assertThat(Thing.isSeenBy(s.hand(ONE).top(), TWO)).isTrue())
        .choose(ONE, "stow", "stow:hand-0.scrap")
        .told(TWO, "stowed")
        .told(ONE, "you-stowed")
        .then(
            s -> {
              assertThat(Thing.isSeenBy(s.hand(ONE).top(), TWO)).isFalse();
              assertThat(Thing.isSeenBy(s.hold(ONE).top(), TWO)).isFalse();
              assertThat(Thing.isSeenBy(s.hold(ONE).top(), ONE)).isTrue();
            });
  }

  private static int laidInRow(Demo s, String kind) {
    s.deal(TWO, kind);
    s.layRow(TWO);
    return Components.BOX.kindNamed(kind);
  }

  @Test
  @Rule("D4.1")
  void calmGivesTwoCardsAndDriftOne() {
    turn()
        .draws(Chance.BAG, CALM)
        .choose(ONE, "search")
        .told(TWO, "token-drawn")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(2))
        .draws(Chance.BAG, DRIFT - 1)
        .choose(ONE, "search")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(3));
  }

  @Test
  @Rule("D4.1")
  void aStormCostsACardOnALowRoll() {
    turn("scrap", "antenna")
        .draws(Chance.BAG, STORM)
        .rolls(Chance.DIE, 3)
        .choose(ONE, "search")
        .asks(ONE, "choose-card-to-lose")
        .choose(ONE, "lose:hand-0.scrap")
        .told(TWO, "lost")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("D4.1")
  void aStormDoesNothingOnAHighRoll() {
    turn("scrap")
        .draws(Chance.BAG, STORM)
        .rolls(Chance.DIE, 4)
        .choose(ONE, "search")
        .asks(ONE, "choose-action")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("D1.4")
  void inASurgeASearchGivesACardLess() {
    turn()
        .given(s -> s.setWeather(Weather.SURGE))
        .draws(Chance.BAG, CALM)
        .choose(ONE, "search")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("D4.2")
  void tokensStayOutUntilTheBagIsEmpty() {
    var scenario = turn();
    for (int left = 9; left > 0; left--) {
      int expected = left;
      scenario.given(Demo::drawToken).then(s -> assertThat(s.bag().total()).isEqualTo(expected));
    }
    scenario.given(Demo::drawToken).then(s -> assertThat(s.bag().total()).isEqualTo(10));
  }

  @Test
  @Rule("D5.1")
  void aProbeShowsACrateToItsUserOnlyAndIsRemembered() {
    turn("probe", "probe")
        .choose(ONE, "probe:berth-2")
        .told(TWO, "probed")
        .told(ONE, "you-saw")
        .notTold(TWO, "you-saw")
        .refuses(ONE, "probe:berth-2", "refused.already-seen")
        .then(
            s -> {
              assertThat(Thing.isSeenBy(s.wreck().at(1), ONE)).isTrue();
              assertThat(Thing.isSeenBy(s.wreck().at(1), TWO)).isFalse();
              assertThat(s.notes(ONE)).hasSize(1);
              assertThat(s.notes(TWO)).isEmpty();
            });
  }

  @Test
  @Rule("D5.2")
  void openingPaysACardAndTakesTheCrate() {
    turn("scrap")
        .choose(ONE, "open:berth-4", "pay:hand-0.scrap")
        .told(THREE, "crate-opened")
        .then(
            s -> {
              assertThat(s.hold(ONE).size()).isEqualTo(1);
              assertThat(Thing.isFaceUp(s.hold(ONE).top())).isTrue();
              assertThat(Rounds.points(s, ONE)).isEqualTo(6);
              assertThat(s.wreck().size()).isEqualTo(4);
              assertThat(Thing.isFaceUp(s.wreck().at(3))).isFalse();
              assertThat(s.discardPile().size()).isEqualTo(1);
            });
  }

  @Test
  @Rule("D1.4")
  void inAFlareWhoOpensACrateDrawsACard() {
    turn("scrap")
        .given(s -> s.setWeather(Weather.FLARE))
        .choose(ONE, "open:berth-1", "pay:hand-0.scrap")
        .told(TWO, "drew")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("D6.1")
  void anAcceptedGiftChangesHandsAndEarnsACredit() {
    turn("antenna")
        .choose(ONE, "give:crew-1", "offer:hand-0.antenna")
        .told(THREE, "offers")
        .notTold(THREE, "offer-shown")
        .told(TWO, "offer-shown")
        .choose(TWO, "accept")
        .then(
            s -> {
              assertThat(s.hand(TWO).size()).isEqualTo(1);
              assertThat(s.credits(ONE)).isEqualTo(1);
              assertThat(Thing.isSeenBy(s.hand(TWO).top(), ONE)).isTrue();
              assertThat(Thing.isSeenBy(s.hand(TWO).top(), THREE)).isFalse();
            });
  }

  @Test
  @Rule("D6.1")
  void aRefusedGiftGoesBack() {
    turn("antenna")
        .choose(ONE, "give:crew-1", "offer:hand-0.antenna")
        .choose(TWO, "refuse")
        .then(
            s -> {
              assertThat(s.hand(ONE).size()).isEqualTo(1);
              assertThat(s.hand(TWO).isEmpty()).isTrue();
              assertThat(s.credits(ONE)).isZero();
            });
  }
}
