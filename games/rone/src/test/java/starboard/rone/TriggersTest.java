package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Thing;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Decks;
import starboard.rone.effect.Recycling;
import starboard.rone.effect.Reshuffling;
import starboard.rone.effect.Sacrificing;
import starboard.rone.rivals.Duel;
import starboard.rone.turn.SpendingParts;
import starboard.rone.turn.Turns;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R5.3: what sets passive abilities off, in play. */
final class TriggersTest {

  @ParameterizedTest
  @Rule({"R8.2", "R5.3"})
  @CsvSource({"areja, 1, 0, false", "recon-drone, 1, 0, false", "volatile-charge, 0, 0, true"})
  void drawingACard(String card, int rerolls, int kept, boolean marked) {
    Laid.bare()
        .given(Laid.give(ONE, "deck", card))
        .perform(new Decks.Draw(ONE, 1))
        .told(TWO, "drew-open")
        .then(
            s -> {
              Player player = s.player(ONE);
              assertThat(player.rerolls()).isEqualTo(rerolls);
              assertThat(player.kept()).isEqualTo(kept);
              assertThat(player.isMarked(player.hand().number(0))).isEqualTo(marked);
            });
  }

  @Test
  @Rule({"R6.8", "R8.2"})
  void theNightStalkerMayBeKeptWhenDrawn() {
    Laid.bare()
        .given(Laid.give(ONE, "deck", "night-stalker"))
        .perform(new Decks.Draw(ONE, 1))
        .then(s -> assertThat(s.player(ONE).kept()).isEqualTo(1));
  }

  @Test
  @Rule("R8.2")
  void othersDoNotLearnWhichPlainCardWasDrawn() {
    Laid.bare()
        .given(Laid.give(ONE, "deck", "brawler"))
        .perform(new Decks.Draw(ONE, 1))
        .told(ONE, "you-drew")
        .told(TWO, "drew")
        .notTold(TWO, "drew-open");
  }

  @Test
  @Rule({"R9.5", "R6.9"})
  void aCyberHoundScrappedInItsOwnersTurnBitesInPhaseSix() {
    Laid.bare()
        .given(Laid.give(ONE, "deck", "cyber-hound"))
        .given(s -> s.player(ONE).enter(4))
        .perform(s -> s.then(new Decks.Scrap(ONE, 1)))
        .then(s -> assertThat(s.player(ONE).pending(DamageType.MELEE)).isEqualTo(1));
  }

  @Test
  @Rule("R9.5")
  void outsideItsOwnersTurnTheBiteIsLost() {
    Laid.bare()
        .given(Laid.give(ONE, "deck", "cyber-hound"))
        .perform(s -> s.then(new Decks.Scrap(ONE, 1)))
        .then(s -> assertThat(s.player(ONE).pending(DamageType.MELEE)).isZero());
  }

  @Test
  @Rule({"R5.3", "R6.7"})
  void aRecycledClawfiendGivesAReroll() {
    Laid.bare()
        .given(Laid.give(ONE, "scrapyard", "clawfiend"))
        .perform(Recycling.of(new Cause(ONE, "rule.main", Cause.NO_CARD), 1))
        .choose(ONE, "recycle:scrapyard-0")
        .then(s -> assertThat(s.player(ONE).rerolls()).isEqualTo(1));
  }

  @ParameterizedTest
  @Rule({"R5.3", "R6.7"})
  @CsvSource({"discard, recycle:discard-0", "hand, recycle:hand-0.clawfiend"})
  void alsoFromTheDiscardPileAndOpenlyFromTheHand(String zone, String option) {
    Laid.bare()
        .given(Laid.give(ONE, zone, "clawfiend"))
        .perform(Recycling.of(new Cause(ONE, "rule.main", Cause.NO_CARD), 1))
        .choose(ONE, option)
        .told(TWO, "recycled")
        .then(s -> assertThat(s.player(ONE).rerolls()).isEqualTo(1));
  }

  @Test
  @Rule({"R6.7", "R1.6"})
  void ofAHandCardThatIsRecycledOthersKnowNothingAndLoseSightOfTheRest() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "deck", "areja"));
    table.perform(new Decks.Draw(ONE, 1)).given(Laid.give(ONE, "hand", "brawler"));
    table.then(s -> assertThat(Thing.isSeenBy(s.player(ONE).hand().at(0), TWO)).isTrue());
    table.perform(Recycling.of(new Cause(ONE, "rule.main", Cause.NO_CARD), 1));
    table.choose(ONE, "recycle:hand-0.brawler").told(TWO, "recycled-hidden");
    table.then(
        s -> {
          assertThat(Thing.isSeenBy(s.player(ONE).deck().top(), TWO)).isFalse();
          assertThat(Thing.isSeenBy(s.player(ONE).deck().top(), ONE)).isTrue();
          assertThat(Thing.isSeenBy(s.player(ONE).hand().at(0), TWO)).isFalse();
        });
  }

  @Test
  @Rule({"R6.5", "R6.6"})
  void aStarterThatIsSacrificedGoesBackToThePileAndComesAgain() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "deck", "scout", "jalak", "vision"));
    int before = table.state().starters().size();
    table.perform(new Sacrificing(ONE, "rule.main")).choose(ONE, "sacrifice:revealed-0.scout");
    table.then(s -> assertThat(s.starters().size()).isEqualTo(before + 1));
    table.then(s -> assertThat(Player.find(s.starters(), Box.kind("scout"))).isNotNegative());
  }

  @Test
  @Rule({"R6.3", "R8.10"})
  void exactlyTheTrainCostIsEnoughAndOneLessIsNot() {
    int cost = Box.trainCost(Box.kind("titan"));
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "training", "titan"));
    for (int i = 1; i < cost; i++) table.given(s -> s.player(ONE).screwOn(0));
    table.perform(Turns.phase(9, ONE)).asksNobody();
    table.then(s -> assertThat(s.player(ONE).training().size()).isEqualTo(1));
    table.given(s -> s.player(ONE).screwOn(0)).perform(Turns.phase(9, ONE)).asksNobody();
    table.then(s -> assertThat(s.player(ONE).discard().size()).isEqualTo(1));
  }

  private static Scenario<Rone> with(String... base) {
    return Laid.laid("none").given(Laid.give(ONE, "base", base));
  }

  @Test
  @Rule({"R5.3", "R8.4.3"})
  void aCardOfAFactionSetsOffItsFriendsOnceATurn() {
    Scenario<Rone> table =
        with("leader-varek")
            .given(Laid.give(ONE, "hand", "militia", "militia", "repair-bot"))
            .given(s -> s.player(ONE).gain(Colour.BLUE.ordinal(), 1))
            .given(s -> s.player(ONE).gain(Colour.RED.ordinal(), 2));
    Laid.main(table).choose(ONE, "play:hand-0.repair-bot");
    table.then(s -> assertThat(s.player(ONE).rerolls()).isZero());
    table.choose(ONE, "play:hand-0.militia");
    table.then(s -> assertThat(s.player(ONE).rerolls()).isEqualTo(1));
    table.choose(ONE, "play:hand-0.militia");
    table.then(s -> assertThat(s.player(ONE).rerolls()).isEqualTo(1));
  }

  @Test
  @Rule({"R5.3", "R8.6"})
  void aStoredPairSetsOffZoraEvenExhausted() {
    Scenario<Rone> table =
        with("leader-zora")
            .given(s -> s.player(ONE).exhaust(1))
            .given(s -> Laid.stored(s.player(ONE), Colour.YELLOW, 2));
    Laid.main(table)
        .refuses(ONE, "activate:base-0.2", "refused.exhausted")
        .choose(ONE, "spend-pair-yellow")
        .then(s -> assertThat(s.player(ONE).armour()).isEqualTo(12));
  }

  @Test
  @Rule({"R5.3", "R8.4.2"})
  void convertedDiceSetOffOren() {
    Laid.main(with("leader-oren"))
        .choose(ONE, "convert:die-0-1:die-0-2", "take-wild")
        .then(s -> assertThat(s.player(ONE).spareParts()).isEqualTo(1));
  }

  @Test
  @Rule({"R4.4", "R5.3"})
  void craftingSetsOffIlona() {
    Scenario<Rone> table = with("leader-ilona").given(s -> s.player(ONE).gainSpareParts(3));
    table
        .perform(new SpendingParts(ONE, false))
        .choose(ONE, "buy-sp-craft", "craft-face-6:die-0-1", "craft-red")
        .then(s -> assertThat(s.player(ONE).screws(0)).isEqualTo(1));
  }

  @Test
  @Rule({"R5.3", "R6.1"})
  void recruitingSetsOffLyra() {
    Scenario<Rone> table = with("leader-lyra").given(s -> s.player(ONE).gainSpareParts(2));
    table.perform(new SpendingParts(ONE, false)).choose(ONE, "buy-sp-recruit");
    Laid.until(table, ONE, "choose-parts");
    table.then(s -> assertThat(Resources.total(s.player(ONE).stored())).isEqualTo(1));
  }

  @Test
  @Rule({"R5.3", "R6.4"})
  void aTrainedStarterSetsOffMira() {
    Scenario<Rone> table = with("leader-mira").given(s -> s.player(ONE).gainSpareParts(2));
    table.perform(new SpendingParts(ONE, false)).choose(ONE, "buy-sp-starter");
    Laid.until(table, ONE, "choose-parts");
    table.then(s -> assertThat(s.player(ONE).rerolls()).isEqualTo(1));
  }

  @Test
  @Rule({"R5.3", "R5.4", "R7.4"})
  void aReshuffleSetsOffItsOwnerFirstThenTheOther() {
    with("tech-bunker", "leader-kael")
        .given(Laid.give(TWO, "base", "tech-signal-intercept"))
        .given(s -> s.player(TWO).exhaust(0))
        .perform(new Reshuffling(ONE))
        .asks(ONE, "choose-passive")
        .choose(ONE, "resolve:base-0.3")
        .told(TWO, "cleared")
        .then(
            s -> {
              assertThat(s.player(ONE).armour()).isEqualTo(14);
              assertThat(s.player(ONE).life()).as("Kael has cleared both").isEqualTo(10);
              assertThat(s.player(TWO).armour()).isEqualTo(13);
              assertThat(s.player(TWO).isExhausted(0)).isFalse();
            });
  }

  @Test
  @Rule({"R8.1", "R8.11.1"})
  void theTurnBeginsWithItsEffectsAndEmptyPools() {
    with("tech-loaded-dice", "tech-war-room")
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, 3))
        .given(s -> s.player(ONE).gain(Colour.RED.ordinal(), 2))
        .given(s -> s.player(ONE).gainSpareParts(2))
        .given(s -> s.player(ONE).gainRerolls(1))
        .given(s -> Laid.stored(s.player(ONE), Colour.BLACK, 1))
        .perform(new Duel.Next(ONE))
        .asks(ONE, "choose-passive")
        .choose(ONE, "resolve:base-0.3")
        .asks(ONE, "choose-draw")
        .then(
            s -> {
              Player player = s.player(ONE);
              assertThat(player.rerolls()).as("tokens stay").isEqualTo(1 + 2 + 1);
              assertThat(player.kept()).isEqualTo(1);
              assertThat(player.pending(DamageType.MELEE)).isZero();
              assertThat(player.floating()).isEqualTo(Resources.NONE);
              assertThat(player.spareParts()).isZero();
              assertThat(Resources.total(player.stored())).as("stored stays").isEqualTo(1);
            });
  }
}
