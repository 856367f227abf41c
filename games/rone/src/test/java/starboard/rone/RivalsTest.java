package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Ending;
import starboard.rone.effect.Reshuffling;
import starboard.rone.game.RoneGame;
import starboard.rone.rivals.DealingDamage;
import starboard.rone.rivals.Quick;
import starboard.rone.rivals.Teams;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R17, R18.5: series, teams and quick training. */
final class RivalsTest {

  private static Scenario<Rone> table(String mode, int players) {
    return Scenario.of(new RoneGame(), players)
        .option("mode", mode)
        .given(
            s -> {
              for (Seat seat : s.seats()) s.player(seat).setCounters(10, 10);
            });
  }

  // Teams

  @Test
  @Rule("R17.3")
  void membersOfATeamPlayAtTheSameTimeAndTheTeamsAlternate() {
    Scenario<Rone> table = table("team", 4).rolls(Chance.DICE, 6, 6, 6, 6, 6, 6, 6, 6);
    table.perform(new Teams.Next(Seats.of(ONE, TWO)));
    table.asks(ONE, TWO);
    for (Seat seat : Seats.of(ONE, TWO)) {
      table.choose(seat, "end-phase");
    }
    table.asks(THREE, FOUR).asks(THREE, "choose-compensation");
    table.then(s -> assertThat(s.player(FOUR).spareParts()).isEqualTo(2));
  }

  @Test
  @Rule("R17.3")
  void damageIsSplitAsTheDefendersLike() {
    Scenario<Rone> table = table("team", 4).given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 5));
    table.perform(new DealingDamage(ONE)).asks(THREE, "choose-split");
    table.choose(THREE, "split-ranged-2");
    table.then(
        s -> {
          assertThat(s.player(THREE).life()).isEqualTo(8);
          assertThat(s.player(FOUR).life()).isEqualTo(7);
        });
  }

  @Test
  @Rule("R17.3")
  void otherEffectsAreForOneEnemyOfTheActorsChoice() {
    table("team", 4)
        .perform(Effects.of(TWO, "{op: destroy_stat, stat: life, n: 2, target: opponent}"))
        .offersOnly(TWO, "against:player-2", "against:player-3")
        .choose(TWO, "against:player-3")
        .then(s -> assertThat(s.player(FOUR).life()).isEqualTo(8));
  }

  @Test
  @Rule("R17.3")
  void aReshuffleHelpsEveryEnemy() {
    table("team", 4)
        .given(s -> s.player(THREE).changeResearch(1))
        .given(s -> s.player(FOUR).changeResearch(2))
        .given(s -> s.player(TWO).changeResearch(1))
        .given(Laid.give(ONE, "discard", "fighter"))
        .perform(new Reshuffling(ONE))
        .then(
            s -> {
              assertThat(s.player(THREE).research()).isZero();
              assertThat(s.player(FOUR).research()).isEqualTo(1);
              assertThat(s.player(TWO).research()).isEqualTo(1);
            });
  }

  @Test
  @Rule("R17.3")
  void theTeamWithoutADeadMemberWins() {
    table("team", 4)
        .given(s -> s.player(FOUR).setCounters(0, 0))
        .given(Ending::check)
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE, TWO)));
  }

  @Test
  @Rule("R17.3")
  void aDeadMemberInBothTeamsIsADraw() {
    table("team", 4)
        .given(s -> s.player(FOUR).setCounters(0, 0))
        .given(s -> s.player(TWO).setCounters(0, 1))
        .given(Laid.give(TWO, "scrapyard", "fighter"))
        .given(Ending::check)
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule({"R17.3", "R14.2.5"})
  void teamMatesShareButHaveNoAdditionalActions() {
    Scenario<Rone> table = table("team", 4).given(s -> s.player(ONE).enter(4));
    table.perform(Effects.of(ONE, "{op: gain_armour, n: 1}"));
    table.offersOnly(ONE, "give:player-0", "give:player-1");
  }

  @Test
  @Rule({"R17.3", "R2.5"})
  void teamMatesHandEachOtherTokensWhileTheyDealDamage() {
    Scenario<Rone> table = table("team", 4).given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).gainRerolls(2));
    table.perform(new DealingDamage(ONE)).offersOnly(ONE, "give-reroll:rerolls-1", "done");
    table.choose(ONE, "give-reroll:rerolls-1").asks(ONE, "choose-damage").choose(ONE, "done");
    table.asksNobody().then(s -> assertThat(s.player(TWO).rerolls()).isEqualTo(1));
  }

  @Test
  @Rule({"R17.3", "R9.1"})
  void ofSplitDamageNobodyNeedTakeAnyAndBothCanDieOfIt() {
    Scenario<Rone> table = table("team", 4).given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 10));
    table.perform(new DealingDamage(ONE)).choose(THREE, "split-ranged-0");
    table.notTold(ONE, "no-deck");
    assertThat(table.events(ONE)).filteredOn(event -> event.id().equals("hit")).hasSize(1);
    table.ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE, TWO)));
    assertThat(table.state().player(THREE).life()).isEqualTo(10);
  }

  @Test
  @Rule("R17.3")
  void theTeamOfWhoIsDrawnBegins() {
    Scenario<Rone> table = table("team", 4);
    for (Seat seat : table.state().seats()) table.given(Laid.plain(seat, "deck", 1, "none"));
    table.draws(Chance.FIRST_PLAYER, 2).perform(s -> s.mode().begin(s));
    table.asks(THREE, FOUR).asks(THREE, "choose-draw");
  }

  @Test
  @Rule("R17.3")
  void theEnemiesOfTheSecondTeamAreTheFirstAndTheNextEffectWaits() {
    Scenario<Rone> table = table("team", 4);
    table.perform(
        Effects.of(
            THREE,
            "{op: destroy_stat, stat: life, n: 2, target: opponent}, {op: gain_life, n: 1}"));
    table.offersOnly(THREE, "against:player-0", "against:player-1");
    table.then(s -> assertThat(s.player(THREE).life()).isEqualTo(10));
    table.choose(THREE, "against:player-0");
    table.then(
        s -> {
          assertThat(s.player(ONE).life()).isEqualTo(8);
          assertThat(s.player(THREE).life()).isEqualTo(11);
        });
  }

  @Test
  @Rule("R17.3")
  void oneMemberMayTakeAllOfTheDamage() {
    Scenario<Rone> table = table("team", 4).given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 2));
    table.perform(new DealingDamage(ONE));
    table.offersOnly(THREE, "split-ranged-0", "split-ranged-1", "split-ranged-2");
    table.choose(THREE, "split-ranged-2").asksNobody();
    assertThat(table.events(ONE)).filteredOn(event -> event.id().equals("hit")).hasSize(1);
    table.then(s -> assertThat(s.player(THREE).life()).isEqualTo(8));
  }

  /** The words of the result, by seat. */
  private static List<String> hows(Scenario<Rone> table) {
    List<String> hows = new ArrayList<>();
    table.ends(result -> result.seats().forEach(seat -> hows.add(seat.outcome())));
    return hows;
  }

  @Test
  @Rule("R10.4")
  void whoSurvivesHasWonAndNobodyIsADraw() {
    Scenario<Rone> won = table("duel", 2).given(s -> s.player(ONE).setCounters(0, 0));
    assertThat(hows(won.given(Ending::check))).containsExactly("lost", "won");
    Scenario<Rone> drawn = table("duel", 2).given(s -> s.player(ONE).setCounters(0, 0));
    drawn.given(s -> s.player(TWO).setCounters(0, 0)).given(Ending::check);
    assertThat(hows(drawn)).containsExactly("drawn", "drawn");
  }

  // Phase 6

  @Test
  @Rule({"R9.6", "R8.7"})
  void damageIsDealtTypeByTypeInAnyOrder() {
    Scenario<Rone> table = table("duel", 2).given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 3));
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 2)).perform(new DealingDamage(ONE));
    table.offersOnly(ONE, "deal-all", "deal-melee", "deal-ranged");
    table.explains(ONE, "deal-all", "effect.hit").choose(ONE, "deal-ranged").asksNobody();
    table.then(
        s -> {
          assertThat(s.player(TWO).life()).isEqualTo(7);
          assertThat(s.player(TWO).armour()).isEqualTo(8);
        });
  }

  @Test
  @Rule("R17.3")
  void whatDamageDoesToATeamIsForItToSay() {
    Scenario<Rone> table = table("team", 4).given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 3));
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 2)).perform(new DealingDamage(ONE));
    assertThat(table.decision(ONE).options()).hasSize(3).allMatch(deal -> deal.effect() == null);
  }

  // Quick training

  @Test
  @Rule({"R17.5", "R18.5"})
  void aRoundHasAllTenPhasesForBothAndThenTheNextBegins() {
    Scenario<Rone> table = table("quick", 2).rolls(Chance.DICE, 6, 6, 6, 6, 6, 6, 6);
    table.given(s -> s.player(ONE).bar(0)).given(s -> s.player(TWO).gainSpareParts(3));
    for (Seat seat : Seats.of(ONE, TWO)) table.given(Laid.plain(seat, "deck", 3, "none"));
    table.perform(new Quick.Round()).asks(ONE, TWO);
    table.then(
        s -> {
          assertThat(s.turn()).as("each has begun a turn").isEqualTo(2);
          assertThat(s.player(TWO).spareParts()).isZero();
        });
    for (Seat seat : Seats.of(ONE, TWO)) table.choose(seat, "stop");
    for (Seat seat : Seats.of(ONE, TWO)) table.choose(seat, "end-phase");
    table.asks(ONE, TWO).asks(ONE, "choose-draw");
    table.then(
        s -> {
          assertThat(s.turn()).isEqualTo(4);
          assertThat(s.player(ONE).isBarred(0)).as("it came back at the end").isFalse();
        });
  }

  @ParameterizedTest
  @Rule("R18.5")
  @CsvSource({"1, ONE", "2, TWO", "3, ONE"})
  void inOddRoundsTheLowestSeatResolvesFirstInEvenOnesTheHighest(int round, Seat first) {
    Scenario<Rone> table = table("quick", 2);
    for (int turn = 0; turn < 2 * round; turn++) table.given(s -> s.beginTurn(ONE));
    for (Seat seat : Seats.of(ONE, TWO)) {
      table.given(Laid.plain(seat, "deck", 3, "none"));
      table.perform(Effects.of(seat, "{op: scrap_deck, n: 1, target: opponent}"));
      table.perform(Effects.of(seat, "{op: discard_deck, n: 1, target: opponent}"));
    }
    table.perform(new Quick.Barrier()).asks(first).asks(first, "choose-effect");
    table.then(
        s ->
            assertThat(s.postponed().isSettling())
                .as("what is set off now does not wait")
                .isTrue());
    table.choose(first, "effect-" + (first == ONE ? 1 : 3)).asks(first == ONE ? TWO : ONE);
    table.choose(first == ONE ? TWO : ONE, "effect-" + (first == ONE ? 2 : 1)).asksNobody();
    table.then(
        s -> {
          assertThat(s.postponed().isSettling()).isFalse();
          assertThat(s.player(ONE).deck().size()).isEqualTo(1);
          assertThat(s.player(TWO).deck().size()).isEqualTo(1);
        });
  }

  @Test
  @Rule("R18.6")
  void insideAQueuedEffectTheNextWaitsForItsAnswers() {
    Scenario<Rone> table = table("quick", 2).given(s -> s.postponed().settle(true));
    table.given(s -> Laid.stored(s.player(TWO), Colour.RED, 1));
    table.given(s -> Laid.stored(s.player(TWO), Colour.BLUE, 1));
    table.perform(
        Effects.of(ONE, "{op: destroy_stored, n: 1, target: opponent}, {op: gain_life, n: 1}"));
    table.asks(ONE).then(s -> assertThat(s.player(ONE).life()).isEqualTo(10));
    table.choose(ONE, "destroy-red");
    table.then(s -> assertThat(s.player(ONE).life()).isEqualTo(11));
  }

  @Test
  @Rule({"R17.5", "R18.5"})
  void effectsOnTheOpponentWaitForTheEndOfThePhase() {
    Scenario<Rone> table = table("quick", 2);
    table.perform(Effects.of(ONE, "{op: destroy_stat, stat: life, n: 3, target: opponent}"));
    table.then(
        s -> {
          assertThat(s.player(TWO).life()).isEqualTo(10);
          assertThat(s.postponed().countOf(ONE)).isEqualTo(1);
        });
    table.perform(Effects.of(ONE, "{op: gain_life, n: 1}"));
    table.then(s -> assertThat(s.player(ONE).life()).isEqualTo(11));
    table.perform(new Quick.Barrier());
    table.then(s -> assertThat(s.player(TWO).life()).isEqualTo(7));
  }

  @Test
  @Rule("R18.5")
  void anOwnerOrdersItsEffectsAndTheyAlternate() {
    Scenario<Rone> table = table("quick", 2);
    for (Seat seat : Seats.of(ONE, TWO)) {
      table.given(Laid.plain(seat, "deck", 3, "none"));
    }
    table.perform(Effects.of(ONE, "{op: scrap_deck, n: 1, target: opponent}"));
    table.perform(Effects.of(ONE, "{op: discard_deck, n: 1, target: opponent}"));
    table.perform(Effects.of(TWO, "{op: scrap_deck, n: 1, target: opponent}"));
    table.given(s -> s.beginTurn(ONE)).given(s -> s.beginTurn(TWO));
    table.perform(new Quick.Barrier()).asks(ONE, "choose-effect").choose(ONE, "effect-2");
    table.then(
        s -> {
          assertThat(s.player(TWO).discard().size()).isEqualTo(1);
          assertThat(s.player(TWO).scrapyard().size()).isEqualTo(1);
          assertThat(s.player(ONE).scrapyard().size()).isEqualTo(1);
          assertThat(s.postponed().effects()).isEmpty();
        });
  }

  @Test
  @Rule("R18.5")
  void damageOfBothIsAppliedTogetherAndBothDeadIsADraw() {
    Scenario<Rone> table = table("quick", 2);
    for (Seat seat : Seats.of(ONE, TWO)) {
      table.given(s -> s.player(seat).enter(6));
      table.given(s -> s.player(seat).addDamage(DamageType.RANGED, 12));
      table.perform(new DealingDamage(seat));
    }
    table.then(s -> assertThat(s.over()).isFalse());
    table.perform(new Quick.Barrier());
    table.ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule({"R17.5", "R18.5"})
  void bothPlayEachPhaseTogether() {
    Scenario<Rone> table = table("quick", 2);
    for (Seat seat : Seats.of(ONE, TWO)) table.given(Laid.plain(seat, "deck", 3, "none"));
    table.perform(new Quick.Round()).asks(ONE, TWO).choose(ONE, "stop");
    table.then(s -> assertThat(s.player(ONE).phase()).isEqualTo(2));
    table.choose(TWO, "stop");
    table.then(
        s -> {
          assertThat(s.player(ONE).phase()).isEqualTo(4);
          assertThat(s.player(ONE).spareParts()).isZero();
          assertThat(s.player(TWO).spareParts()).isZero();
        });
  }

  @Test
  @Rule("R18.6")
  void whatAQueuedEffectSetsOffResolvesInsideIt() {
    Scenario<Rone> table = table("quick", 2).given(s -> s.postponed().settle(true));
    table.perform(Effects.of(ONE, "{op: destroy_stat, stat: life, n: 3, target: opponent}"));
    table.then(s -> assertThat(s.player(TWO).life()).isEqualTo(7));
  }

  @Test
  @Rule("R18.6")
  void aReshuffleForcedByAQueuedEffectHappensThere() {
    table("quick", 2)
        .given(s -> s.player(ONE).changeResearch(2))
        .given(Laid.give(TWO, "discard", "fighter"))
        .perform(Effects.of(ONE, "{op: scrap_deck, n: 1, target: opponent}"))
        .then(s -> assertThat(s.player(ONE).research()).isEqualTo(2))
        .perform(new Quick.Barrier())
        .told(ONE, "reshuffled")
        .then(
            s -> {
              assertThat(s.player(ONE).research()).isEqualTo(1);
              assertThat(s.player(TWO).scrapyard().size()).isEqualTo(1);
            });
  }

  // Series

  private static Scenario<Rone> match() {
    return table("series", 2)
        .given(Laid.give(ONE, "deck", "titan"))
        .given(Laid.give(ONE, "hand", "fighter"))
        .given(Laid.give(ONE, "training", "behemoth"))
        .given(Laid.give(ONE, "base", "leader-brann", "tech-archive"))
        .given(Laid.give(TWO, "deck", "sniper"))
        .given(Laid.give(TWO, "base", "leader-mira"))
        .given(s -> s.player(ONE).craft(1, 2, 0, 3))
        .given(s -> s.player(TWO).setCounters(0, 0))
        .given(Ending::check);
  }

  @Test
  @Rule("R17.2")
  void betweenMatchesCardsDiceAndBaseAreKeptAndTheLoserBegins() {
    RoneGame game = new RoneGame();
    Rone over = match().state();
    Carried carried = game.carried(over);
    assertThat(carried.value(ONE, "wins")).isEqualTo("1");
    assertThat(carried.value("starts")).isEqualTo("1");
    assertThat(carried.value(ONE, "cards")).isEqualTo("fighter titan");
    Setup setup = Setup.of(game, 2, Map.of("mode", "series"), carried);
    Rone next = game.open(setup, starboard.kernel.game.Seed.of(1));
    assertThat(next.player(ONE).deck().size()).isEqualTo(2);
    assertThat(next.player(ONE).base().size()).isEqualTo(2);
    assertThat(next.player(ONE).isExhausted(0)).isFalse();
    assertThat(next.player(ONE).die(1)).isEqualTo(over.player(ONE).die(1));
    assertThat(next.player(TWO).life()).isEqualTo(14);
    assertThat(next.player(TWO).armour()).isEqualTo(16);
    while (next.turn() == 0) {
      Seat seat = next.deciding().first();
      next.answer(seat, next.choices(seat).at(0));
    }
    assertThat(next.firstPlayer()).isEqualTo(TWO);
    assertThat(next.player(ONE).training().size()).isEqualTo(4);
  }

  @Test
  @Rule("R17.2")
  void aDecidedSeriesHandsOnNothing() {
    RoneGame game = new RoneGame();
    Carried first = game.carried(match().state());
    Setup setup = Setup.of(game, 2, Map.of("mode", "series"), first);
    Rone second = game.table(setup);
    second.player(ONE).setCounters(10, 10);
    Ending.check(second);
    assertThat(game.carried(second).isEmpty()).isTrue();
    Setup longer = Setup.of(game, 2, Map.of("mode", "series", "best-of", "5"), first);
    Rone third = game.table(longer);
    third.player(ONE).setCounters(10, 10);
    Ending.check(third);
    assertThat(game.carried(third).value(ONE, "wins")).isEqualTo("2");
  }

  @Test
  @Rule("R17.2")
  void afterADrawTheFirstPlayerIsDrawn() {
    Scenario<Rone> table = table("series", 2);
    table.given(s -> s.player(ONE).setCounters(0, 0)).given(s -> s.player(TWO).setCounters(0, 0));
    table.given(Ending::check);
    assertThat(new RoneGame().carried(table.state()).value("starts")).isNull();
  }

  @Test
  @Rule("R10.2")
  void aSingleDuelHandsOnNothing() {
    Scenario<Rone> table = table("duel", 2);
    table.given(s -> s.player(ONE).setCounters(0, 0)).given(Ending::check);
    assertThat(new RoneGame().carried(table.state()).isEmpty()).isTrue();
  }
}
