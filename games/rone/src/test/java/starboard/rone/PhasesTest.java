package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Decision;
import starboard.kernel.seats.Seat;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Sacrificing;
import starboard.rone.rivals.DealingDamage;
import starboard.rone.rivals.Duel;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R8: the ten phases of a turn. */
final class PhasesTest {

  private static final int RED = Colour.RED.ordinal();
  private static final int WILD = Colour.WILD.ordinal();

  /** The first player's turn, before the first draw; faces of all dice scripted. */
  private static Scenario<Rone> turn(int... faces) {
    return Laid.laid("none").rolls(Chance.DICE, faces).perform(new Duel.Next(ONE));
  }

  /** In the main phase. */
  private static Scenario<Rone> main(int... faces) {
    return turn(faces).choose(ONE, "stop").asks(ONE, "choose-action");
  }

  private static int number(Scenario<Rone> table, Seat seat, String option) {
    List<String> ids =
        table.decision(seat).options().stream().map(starboard.kernel.rules.Option::id).toList();
    return ids.indexOf(option);
  }

  @Test
  @Rule({"R8.0", "R8.2", "R7.2"})
  void oneDrawsAsManyAsOneLikes() {
    turn(1, 2, 3, 4)
        .choose(ONE, "draw", "draw", "draw")
        .then(s -> assertThat(s.player(ONE).hand().size()).isEqualTo(3))
        .asks(ONE, "choose-draw")
        .choose(ONE, "stop")
        .asks(ONE, "choose-action");
  }

  @Test
  @Rule("R7.3")
  void withNothingToShuffleNoDrawIsOffered() {
    Laid.bare().perform(new Duel.Next(ONE)).asks(ONE, "choose-action");
  }

  @Test
  @Rule({"R8.3", "R8.4.1", "R4.3", "R4.5"})
  void aUsedDieGivesItsResourceOnce() {
    main(2, 6, 6, 6)
        .choose(ONE, "use:die-0-1")
        .then(s -> assertThat(Resources.count(s.player(ONE).floating(), RED)).isEqualTo(1))
        .doesNotOffer(ONE, "use:die-0-1", "convert:die-0-1:die-0-2");
  }

  @Test
  @Rule({"R8.4.2", "R3.1"})
  void twoDiceBecomeAnyResource() {
    main(6, 6, 6, 6)
        .choose(ONE, "convert:die-0-1:die-0-3")
        .offersOnly(
            ONE, "take-blue", "take-red", "take-black", "take-green", "take-yellow", "take-wild")
        .choose(ONE, "take-wild")
        .then(s -> assertThat(Resources.count(s.player(ONE).floating(), WILD)).isEqualTo(1))
        .doesNotOffer(ONE, "convert:die-0-1:die-0-2", "use:die-0-3");
  }

  @Test
  @Rule({"R2.5", "R8.4.6"})
  void aTokenRerollsADieThatIsNotUsed() {
    main(6, 6, 6, 6).refuses(ONE, "reroll:die-0-1", "refused.no-reroll");
    turn(6, 6, 6, 6)
        .given(s -> s.player(ONE).gainRerolls(2))
        .choose(ONE, "stop")
        .rolls(Chance.DICE, 2)
        .choose(ONE, "reroll:die-0-1")
        .then(s -> assertThat(s.player(ONE).face(0)).isEqualTo(1))
        .then(s -> assertThat(s.player(ONE).rerolls()).isEqualTo(1))
        .choose(ONE, "use:die-0-1")
        .doesNotOffer(ONE, "reroll:die-0-1");
  }

  @Test
  @Rule({"R3.2", "R3.5", "R8.5"})
  void whatIsLeftIsStoredInItsColourOrAsWildOrLost() {
    Scenario<Rone> table = main(2, 2, 2, 6);
    table.choose(ONE, "end-phase").asks(ONE, "choose-store");
    assertThat(number(table, ONE, "store-red")).isNotNegative();
    table
        .choose(ONE, "store-red", "store-as-wild-red", "done")
        .then(
            s -> {
              assertThat(Resources.count(s.player(ONE).stored(), RED)).isEqualTo(1);
              assertThat(Resources.count(s.player(ONE).stored(), WILD)).isEqualTo(1);
              assertThat(s.player(ONE).floating()).isEqualTo(Resources.NONE);
            });
  }

  @Test
  @Rule({"R2.4", "R3.5"})
  void fullSlotsTakeNothingMore() {
    Laid.laid("none")
        .given(s -> Laid.stored(s.player(ONE), Colour.RED, 2))
        .given(s -> Laid.stored(s.player(ONE), Colour.WILD, 4))
        .then(s -> assertThat(s.player(ONE).freeSlots(RED)).isZero())
        .then(s -> assertThat(s.player(ONE).freeSlots(WILD)).isZero())
        .rolls(Chance.DICE, 2, 2, 2, 2)
        .perform(new Duel.Next(ONE))
        .choose(ONE, "stop", "end-phase")
        .then(s -> assertThat(Resources.total(s.player(ONE).stored())).isEqualTo(6));
  }

  @Test
  @Rule({"R8.5", "R6.8"})
  void theHandIsScrappedAndItsPipsStored() {
    Scenario<Rone> table =
        Laid.laid("none")
            .given(Laid.give(ONE, "hand", "destroyer"))
            .rolls(Chance.DICE, 6, 6, 6, 6)
            .perform(new Duel.Next(ONE))
            .choose(ONE, "stop", "end-phase", "scrap:hand-0.destroyer");
    table
        .choose(ONE, "store-black", "store-as-wild-wild")
        .then(
            s -> {
              Player player = s.player(ONE);
              assertThat(player.hand().isEmpty()).isTrue();
              assertThat(Resources.count(player.stored(), Colour.BLACK.ordinal())).isEqualTo(1);
              assertThat(Resources.count(player.stored(), WILD)).isEqualTo(1);
              assertThat(Player.find(player.scrapyard(), Box.kind("destroyer"))).isEqualTo(2);
            });
  }

  @Test
  @Rule({"R6.8", "R8.5", "R8.11.1"})
  void aCardMayBeKeptIfAnEffectAllowsIt() {
    Laid.laid("none")
        .given(Laid.give(ONE, "base", "tech-war-room"))
        .given(Laid.give(ONE, "hand", "destroyer", "brawler"))
        .rolls(Chance.DICE, 6, 6, 6, 6)
        .perform(new Duel.Next(ONE))
        .choose(ONE, "stop", "end-phase")
        .offersOnly(ONE, "scrap:hand-0.destroyer", "scrap:hand-0.brawler")
        .choose(ONE, "scrap:hand-0.brawler", "store-black")
        .offers(ONE, "keep")
        .choose(ONE, "keep")
        .then(s -> assertThat(s.player(ONE).hand().size()).isEqualTo(1));
  }

  @Test
  @Rule({"R8.12", "R8.11", "R8.9", "R6.5"})
  void aMarkedCardIsNeitherScrappedNorDiscardedButDestroyedAtTheEnd() {
    Scenario<Rone> table =
        Laid.laid("none")
            .given(Laid.give(ONE, "deck", "volatile-charge"))
            .rolls(Chance.DICE, 6, 6, 6, 6)
            .perform(new Duel.Next(ONE))
            .choose(ONE, "draw", "stop", "end-phase");
    table
        .asks(TWO, "choose-compensation")
        .then(
            s -> {
              int kind = Box.kind("volatile-charge");
              assertThat(s.player(ONE).hand().isEmpty()).isTrue();
              assertThat(Player.find(s.player(ONE).scrapyard(), kind)).isNegative();
              assertThat(Player.find(s.destroyedRecruits(), kind)).isNotNegative();
            });
  }

  @Test
  @Rule({"R8.7", "R9.6"})
  void damageIsDealtInAChosenOrder() {
    Laid.bare()
        .given(s -> s.player(TWO).setCounters(3, 10))
        .given(s -> s.player(ONE).addDamage(DamageType.ARMOUR, 2))
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, 3))
        .perform(new DealingDamage(ONE))
        .offersOnly(ONE, "deal-all", "deal-armour", "deal-melee")
        .choose(ONE, "deal-melee")
        .then(s -> assertThat(s.player(TWO).armour()).isZero())
        .then(s -> assertThat(s.player(TWO).life()).isEqualTo(10));
  }

  @Test
  @Rule({"R9.6", "R9.1"})
  void theBestOrderTearsArmourFirst() {
    Laid.bare()
        .given(s -> s.player(TWO).setCounters(3, 10))
        .given(s -> s.player(ONE).addDamage(DamageType.ARMOUR, 2))
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, 3))
        .given(s -> s.player(ONE).addDamage(DamageType.RANGED, 1))
        .perform(new DealingDamage(ONE))
        .choose(ONE, "deal-all")
        .then(s -> assertThat(s.player(TWO).life()).isEqualTo(7));
  }

  @Test
  @Rule({"R8.8", "R8.9"})
  void rewardsAreCountedAndPlayedCardsDiscarded() {
    Scenario<Rone> table =
        Laid.laid("none")
            .given(Laid.give(ONE, "played", "quartermaster", "brawler"))
            .rolls(Chance.DICE, 6, 6, 6, 6)
            .perform(new Duel.Next(ONE))
            .choose(ONE, "stop", "end-phase");
    table
        .asks(ONE, "choose-parts")
        .then(s -> assertThat(s.player(ONE).spareParts()).isEqualTo(5))
        .then(s -> assertThat(s.player(TWO).armour()).as("brawler").isEqualTo(9))
        .choose(ONE, "done")
        .then(s -> assertThat(s.player(ONE).spareParts()).isZero())
        .asks(ONE, "choose-discard-order")
        .choose(ONE, "discard:played-0.brawler", "rest")
        .then(
            s -> {
              Player player = s.player(ONE);
              assertThat(player.played().isEmpty()).isTrue();
              assertThat(Box.id(Box.kindOf(player.discard().number(player.discard().size() - 1))))
                  .isEqualTo("quartermaster");
            });
  }

  @Test
  @Rule({"R6.2", "R6.3", "R8.10"})
  void aCardWithScrewsEnoughIsTrainedAndTheOthersStay() {
    Laid.laid("none")
        .given(Laid.give(ONE, "training", "militia"))
        .given(s -> s.player(ONE).screwOn(1))
        .given(s -> s.player(ONE).screwOn(1))
        .given(s -> s.player(ONE).screwOn(1))
        .given(s -> s.player(ONE).screwOn(0))
        .rolls(Chance.DICE, 6, 6, 6, 6)
        .perform(new Duel.Next(ONE))
        .choose(ONE, "stop", "end-phase")
        .told(TWO, "trained")
        .then(
            s -> {
              assertThat(s.player(ONE).training().size()).isEqualTo(1);
              assertThat(s.player(ONE).screws(0)).as("on the titan").isEqualTo(1);
              assertThat(Player.find(s.player(ONE).discard(), Box.kind("militia"))).isEqualTo(2);
            });
  }

  @Test
  @Rule({"R10.1", "R10.5"})
  void theSecondPlayerMustSpendTwoSparePartsFirst() {
    Scenario<Rone> table =
        Laid.laid("none").given(s -> s.beginTurn(ONE)).perform(new Duel.Next(TWO));
    table
        .asks(TWO, "choose-compensation")
        .then(s -> assertThat(s.player(TWO).spareParts()).isEqualTo(2))
        .doesNotOffer(TWO, "done")
        .choose(TWO, "buy-sp-reroll")
        .asks(TWO, "choose-compensation")
        .choose(TWO, "buy-sp-reroll")
        .asks(TWO, "choose-draw")
        .then(s -> assertThat(s.player(TWO).rerolls()).isEqualTo(2));
  }

  @Test
  @Rule("R6.6")
  void aShortDeckIsTakenBeforeTheReshuffle() {
    Scenario<Rone> table =
        Laid.bare()
            .given(Laid.give(ONE, "deck", "brawler"))
            .given(Laid.give(ONE, "discard", "jalak", "scout", "vision"))
            .perform(new Sacrificing(ONE, "rule.main"))
            .told(TWO, "reshuffled")
            .asks(ONE, "choose-sacrificed");
    Decision decision = table.decision(ONE);
    assertThat(decision.options()).hasSize(3);
    table
        .choose(ONE, "sacrifice:revealed-0.brawler")
        .then(s -> assertThat(Player.find(s.starters(), Box.kind("brawler"))).isNotNegative());
  }

  @Test
  @Rule("R6.6")
  void withTooFewCardsAtAllOneOfThemIsDestroyed() {
    Laid.bare()
        .given(Laid.give(ONE, "deck", "brawler", "jalak"))
        .perform(new Sacrificing(ONE, "rule.main"))
        .choose(ONE, "sacrifice:revealed-0.jalak", "put-back:revealed-0.brawler")
        .then(s -> assertThat(s.player(ONE).deck().size()).isEqualTo(1))
        .then(s -> assertThat(s.over()).isFalse());
  }
}
