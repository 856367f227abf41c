package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.rone.Invaded.bare;
import static starboard.rone.Invaded.invasion;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.rules.Decision;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionBoard.Symbol;
import starboard.rone.content.Static;
import starboard.rone.effect.Decks;
import starboard.rone.effect.Reshuffling;
import starboard.rone.game.RoneGame;
import starboard.rone.invasion.Cards;
import starboard.rone.invasion.InvasionPhase;
import starboard.rone.invasion.PlayersPhase;
import starboard.rone.invasion.Protocols;
import starboard.rone.invasion.Striking;
import starboard.rone.invasion.Zones;
import starboard.rone.turn.MainPhase;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R12-R15: the Invasion, its round, and how a scenario ends. */
final class CoOpTest {

  /** Everybody sets up by the first options. */
  private static Scenario<Rone> begun(Scenario<Rone> table) {
    table.begin();
    Rone s = table.state();
    while (s.invasion().round() == 0) {
      Seat seat = s.deciding().first();
      Decision decision = s.decision(seat);
      table.choose(seat, decision.options().getFirst().id());
    }
    return table;
  }

  private static Scenario<Rone> game(int players) {
    return Scenario.of(new RoneGame(), players).option("mode", "co-op");
  }

  // R12 Board and cards

  @Test
  @Rule({"R12.3", "R12.4"})
  void coveredCardsSupportTheUppermostOneButDoNotFight() {
    bare(2)
        .given(invasion("stack", "inv-colossus", "inv-bulwark", "inv-guard"))
        .then(
            s -> {
              Stack stack = s.stack();
              assertThat(stack.melee()).isEqualTo(2 + 1 + stack.rows().melee());
              assertThat(stack.ranged()).isZero();
              assertThat(stack.armour()).isEqualTo(2 + 1 + 1);
              assertThat(stack.life()).isEqualTo(2 + stack.rows().life());
            });
  }

  @Test
  @Rule("R12.6")
  void whatACardLostAndGainedStaysWithItWhileItIsCovered() {
    bare(2)
        .given(invasion("stack", "inv-guard"))
        .given(s -> s.stack().gain(false, true, 3))
        .given(s -> s.stack().suffer(DamageType.MELEE, 6))
        .given(invasion("stack", "inv-medic-orb"))
        .then(s -> assertThat(s.stack().life()).isEqualTo(3 + 1 + s.stack().rows().life()))
        .given(s -> s.invasion().defeatTop())
        .then(
            s -> {
              assertThat(s.stack().armour()).isZero();
              assertThat(s.stack().life()).isEqualTo(2 + s.stack().rows().life());
            });
  }

  @Test
  @Rule("R12.8")
  void theReshuffleSavesACardPerProtocolAndDestroysTheRestOfTheScrapyard() {
    bare(2)
        .given(invasion("protocols", "proto-recall"))
        .given(invasion("scrapyard", "inv-borer", "inv-cutter", "inv-guard"))
        .given(invasion("discard", "inv-stinger"))
        .given(Laid.give(ONE, "base", "leader-brann"))
        .given(s -> s.player(ONE).exhaust(0))
        .given(s -> s.player(ONE).changeResearch(2))
        .perform(new Cards.Scrap(1))
        .told(TWO, "invasion-reshuffles")
        .then(
            s -> {
              assertThat(s.invasion().destroyed().size()).isEqualTo(2);
              assertThat(s.invasion().deck().size()).isEqualTo(1);
              assertThat(s.invasion().scrapyard().size()).isEqualTo(1);
              assertThat(s.player(ONE).research()).isEqualTo(1);
              assertThat(s.player(ONE).isExhausted(0)).isFalse();
            });
  }

  @Test
  @Rule({"R12.9", "R15.2"})
  void anInvasionThatCannotDeployHasLost() {
    bare(2)
        .given(invasion("scrapyard", "inv-borer"))
        .perform(new Cards.Deploy(1, false))
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.table(2)));
  }

  @Test
  @Rule("R12.8")
  void thePlayersGetTheirPartOfTheFirstReshuffleInARound() {
    Scenario<Rone> table =
        bare(1)
            .given(invasion("discard", "inv-stinger"))
            .given(Laid.give(ONE, "base", "leader-brann"))
            .given(s -> s.player(ONE).exhaust(0))
            .given(s -> s.player(ONE).changeResearch(3))
            .perform(new Cards.Discard(1))
            .given(s -> s.player(ONE).exhaust(0))
            .perform(new Cards.Discard(1))
            .then(s -> assertThat(s.player(ONE).research()).isEqualTo(2))
            .then(s -> assertThat(s.player(ONE).isExhausted(0)).isTrue());
    table
        .given(s -> s.invasion().nextRound())
        .perform(new Cards.Discard(1))
        .then(s -> assertThat(s.player(ONE).research()).isEqualTo(1))
        .then(s -> assertThat(s.player(ONE).isExhausted(0)).isFalse());
  }

  @ParameterizedTest
  @Rule("R12.9.1")
  @ValueSource(booleans = {false, true})
  void aPlayerWhoFindsNoCardOfTheInvasionTakesNone(boolean scraps) {
    bare(1)
        .given(invasion("stack", "inv-borer"))
        .given(invasion("zone-red", "inv-guard"))
        .given(invasion("deck", "inv-stinger"))
        .perform(scraps ? new Cards.Scrap(3) : new Cards.Discard(1))
        .perform(scraps ? new Cards.Scrap(1) : new Cards.Discard(1))
        .then(
            s -> {
              assertThat(s.over()).isFalse();
              assertThat(s.invasion().deck().isEmpty()).isTrue();
              assertThat(s.stack().cards().size()).isEqualTo(1);
              assertThat(s.invasion().zone(1).size()).isEqualTo(1);
            });
  }

  @ParameterizedTest
  @Rule("R12.9.1")
  @ValueSource(booleans = {false, true})
  void cardsOfTheStackAndOfZonesDoNotHelpWhereOneMustBeDeployed(boolean defends) {
    bare(1)
        .given(invasion("stack", "inv-borer"))
        .given(invasion("zone-red", "inv-guard"))
        .perform(new Cards.Deploy(1, defends))
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.table(1)));
  }

  @Test
  @Rule("R12.9.1")
  void itCountsForAScout() {
    bare(1)
        .perform(new Cards.Scout(1))
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.table(1)));
  }

  @Test
  @Rule({"R12.9", "R15.2"})
  void whoDoesNotSurviveTheCheckLosesTheScenario() {
    bare(2)
        .given(s -> s.player(TWO).setCounters(10, 1))
        .given(Laid.give(TWO, "scrapyard", "fighter"))
        .perform(new Cards.Deploy(1, false))
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule("R12.10")
  void anEmptySupplyIsMadeOfDestroyedCards() {
    bare(1)
        .given(
            s -> {
              while (!s.invasion().supply().isEmpty()) {
                s.invasion().give("scrapyard", Box.kindOf(s.invasion().supply().number(0)));
              }
            })
        .given(s -> s.invasion().reshuffle())
        .given(s -> s.invasion().recruit(0))
        .then(s -> assertThat(s.invasion().zone(0).size()).isEqualTo(1));
  }

  // R13 Set-up

  @ParameterizedTest
  @Rule({"R13.1", "R13.2", "R13.3", "R13.5", "R12.1", "R12.10"})
  @CsvSource({"1, 13", "2, 16", "3, 19", "4, 22"})
  void theDeckGrowsWithThePlayersAndEveryZoneHasACard(int players, int cards) {
    game(players)
        .begin()
        .then(
            s -> {
              Invasion invasion = s.invasion();
              assertThat(invasion.deck().size()).isEqualTo(cards);
              for (int i = 0; i < cards; i++) {
                assertThat(Box.isStartingInvader(Box.kindOf(invasion.deck().number(i)))).isTrue();
              }
              for (int zone = 0; zone < Invasion.ZONES; zone++) {
                assertThat(invasion.zone(zone).size()).isEqualTo(1);
              }
              assertThat(invasion.supply().size()).isEqualTo(66 - cards - 5);
              assertThat(invasion.research()).isEqualTo(players);
              assertThat(invasion.round()).isZero();
              assertThat(invasion.protocols().isEmpty()).isTrue();
              assertThat(s.player(ONE).spareParts()).isZero();
            });
  }

  @ParameterizedTest
  @Rule({"R1.1", "R1.2", "R11.3"})
  @CsvSource({"1, 1", "2, 0", "3, 1", "4, 0"})
  void setsOfSeatsThatDoNotPlayAreLeft(int players, int sets) {
    game(players)
        .begin()
        .then(
            s -> {
              int starting = 0;
              for (int i = 0; i < s.starters().size(); i++) {
                if (Box.isStarting(Box.kindOf(s.starters().number(i)))) starting++;
              }
              assertThat(starting).isEqualTo(12 * sets);
            });
  }

  @ParameterizedTest
  @Rule({"R13.4", "R15.6"})
  @CsvSource({
    "story, 1, 0",
    "easy, 1, 6",
    "normal, 1, 7",
    "hard, 1, 8",
    "easy, 4, 6",
    "normal, 4, 7",
    "hard, 3, 8"
  })
  void theDifficultyIsTheNumberOfVisibleRows(String difficulty, int players, int melee) {
    game(players)
        .option("difficulty", difficulty)
        .given(s -> assertThat(s.stack().rows().melee()).isEqualTo(melee))
        .then(s -> assertThat(s.stack().melee()).isEqualTo(melee));
  }

  // R14.1 The Invasion phase

  @Test
  @Rule({"R14.1.2", "R15.6"})
  @Covers("scenario-1-first-wave")
  void theFirstWaveLandsInRoundThreeAndIsOverInRoundEleven() {
    Scenario<Rone> table = bare(1).given(invasion("deck", "inv-borer"));
    table.given(s -> s.invasion().nextRound()).given(s -> s.invasion().nextRound());
    table.perform(new InvasionPhase.NextRound()).told(ONE, "event-ends");
    table.then(s -> assertThat(s.invasion().protocols().size()).isEqualTo(1));
    for (int round = 4; round <= 10; round++) table.perform(new InvasionPhase.NextRound());
    table.then(
        s -> {
          assertThat(s.over()).isFalse();
          assertThat(s.invasion().protocols().size()).isEqualTo(2);
          assertThat(s.stack().cards().size()).isEqualTo(1);
        });
    table
        .perform(new InvasionPhase.NextRound())
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE)));
  }

  @Test
  @Rule("R14.1.3")
  void asManyCardsAreDeployedAsPlayersAndProtocols() {
    Scenario<Rone> table =
        Invaded.laid("none").given(invasion("protocols", "proto-recall", "proto-jamming"));
    table.given(invasion("deck", "inv-guard", "inv-hauler", "inv-medic-orb"));
    table.perform(new InvasionPhase.Deployment());
    Invaded.settle(table);
    table.then(s -> assertThat(s.stack().cards().size()).isEqualTo(1 + 2 + 2));
  }

  @Test
  @Rule("R14.1.4")
  void aZoneRefilledIsCheckedAgain() {
    Scenario<Rone> table = Invaded.laid("none").given(invasion("zone-red", "inv-envoy"));
    table.given(s -> s.invasion().store(1, 6)).perform(new Zones.Training());
    table.asks(ONE, "choose-zone").choose(ONE, "invasion-stores:zone-red");
    table.choose(ONE, "invasion-stores:zone-red");
    table.then(
        s -> {
          int refilled = Box.kindOf(s.invasion().zone(1).number(0));
          int cost = Box.invader(refilled).trainCost();
          assertThat(s.invasion().stored(1)).isEqualTo(cost > 2 ? 2 : 0);
        });
  }

  @Test
  @Rule("R14.1.4")
  void aTrainedCardLeavesItsZoneBeforeAnotherComes() {
    bare(2)
        .given(invasion("zone-red", "inv-envoy"))
        .given(s -> s.invasion().train(1))
        .then(s -> assertThat(s.invasion().zone(1).isEmpty()).isTrue());
  }

  @Test
  @Rule({"R14.1.1", "R14.1.7"})
  void everybodySeesWhichStepOfItsPhaseRuns() {
    bare(2)
        .given(s -> s.invasion().enter(1))
        .then(s -> assertThat(s.invasion().step()).isEqualTo(1))
        .given(s -> s.invasion().enter(7))
        .then(s -> assertThat(s.invasion().step()).isEqualTo(7))
        .given(s -> s.invasion().enter(0))
        .then(s -> assertThat(s.invasion().step()).isZero());
  }

  @Test
  @Rule("R14.1.5")
  void withoutResearchTokensProtocolsAreRefreshedAndTokensTaken() {
    bare(2)
        .given(invasion("protocols", "proto-recall"))
        .given(s -> s.invasion().exhaust(0))
        .perform(new InvasionPhase.Research())
        .then(
            s -> {
              assertThat(s.invasion().isExhausted(0)).isFalse();
              assertThat(s.invasion().research()).isEqualTo(2);
            })
        .given(s -> s.invasion().exhaust(0))
        .perform(new InvasionPhase.Research())
        .then(s -> assertThat(s.invasion().isExhausted(0)).isTrue());
  }

  @Test
  @Rule({"R14.1.6", "R18.4"})
  void theSpeakerOrdersTheProtocols() {
    bare(2)
        .given(invasion("protocols", "proto-orbital-strike", "proto-suppression"))
        .perform(new Protocols.Resolving())
        .asks(ONE)
        .choose(ONE, "resolve:protocols.proto-suppression")
        .asksNobody()
        .then(
            s -> {
              assertThat(s.player(TWO).armour()).isEqualTo(7);
              assertThat(s.player(TWO).life()).isEqualTo(9);
            });
  }

  @Test
  @Rule("R14.1.7.1")
  void allAreHitBeforeDeathsAreLookedFor() {
    bare(2)
        .given(invasion("protocols", "proto-orbital-strike"))
        .given(s -> s.player(ONE).setCounters(0, 1))
        .perform(new Protocols.Resolving())
        .then(s -> assertThat(s.player(TWO).life()).isEqualTo(9))
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  // R14.2 The players' phase

  @Test
  @Rule({"R14.2.1", "R18.1", "R18.2"})
  void allPlayTheirTurnsAtTheSameTime() {
    Scenario<Rone> table =
        bare(3)
            .given(Laid.plain(ONE, "deck", 2, "none"))
            .given(Laid.plain(TWO, "deck", 2, "none"))
            .perform(new PlayersPhase());
    table.asks(ONE, TWO, Seat.THREE).choose(TWO, "draw").choose(TWO, "stop");
    table.then(
        s -> {
          assertThat(s.player(TWO).phase()).isEqualTo(4);
          assertThat(s.player(ONE).phase()).isEqualTo(2);
        });
  }

  @Test
  @Rule("R1.6")
  void handsAreOpenToTeamMatesAndToNobodyElse() {
    Scenario<Rone> table =
        bare(2).given(Laid.plain(ONE, "deck", 2, "none")).perform(new Decks.Draw(ONE, 1));
    int card = table.state().player(ONE).hand().at(0);
    assertThat(starboard.kernel.box.Thing.isSeenBy(card, TWO)).isTrue();
    assertThat(starboard.kernel.box.Thing.seenBy(card).hasSpectators()).isFalse();
    table.told(TWO, "drew-open");
  }

  @Test
  @Rule({"R14.2.2", "R9.6"})
  void surplusGoesOnToTheNextCardAndDamageStays() {
    Scenario<Rone> table = bare(2).given(invasion("stack", "inv-guard", "inv-borer"));
    int rows = table.state().stack().rows().life();
    table
        .given(s -> s.player(ONE).enter(6))
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, 5 + rows));
    table.perform(new Striking(ONE)).choose(ONE, "deal-all");
    table.then(
        s -> {
          assertThat(s.stack().cards().size()).isEqualTo(1);
          assertThat(s.stack().armour()).isEqualTo(1);
          assertThat(s.stack().life()).isEqualTo(2 + rows);
          assertThat(s.invasion().discard().size()).isEqualTo(1);
        });
    table
        .given(s -> s.player(TWO).enter(6))
        .given(s -> s.player(TWO).addDamage(DamageType.RANGED, 2 + rows));
    table.perform(new Striking(TWO)).choose(TWO, "hit-ranged:stack");
    table.then(s -> assertThat(s.stack().isEmpty()).isTrue());
  }

  @Test
  @Rule("R14.2.2")
  void aPacketMayBeOnePoint() {
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-colossus"));
    table
        .given(s -> s.player(ONE).enter(6))
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, 4));
    table.perform(new Striking(ONE)).choose(ONE, "hit-once-melee:stack");
    table.then(
        s -> {
          assertThat(s.stack().armourLost()).isEqualTo(1);
          assertThat(s.player(ONE).pending(DamageType.MELEE)).isEqualTo(3);
        });
  }

  @ParameterizedTest
  @Rule("R14.2.4")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {op: scrap_deck, n: 2, target: opponent} | inv-deck -2, inv-scrapyard +2
          {op: discard_deck, n: 1, target: opponent} | inv-deck -1, inv-discard +1
          {op: destroy_stored, n: 2, target: opponent} | zones -2
          {op: exhaust, n: 1, target: opponent} | nothing
          {op: destroy_stat, stat: armour, n: 1, target: opponent} | nothing
          {op: destroy_stat, stat: life, n: 1, target: opponent} | top-life -1
          {op: disable_die, n: 1, target: opponent} | nothing
          {op: research, n: -1, target: opponent} | inv-research -1
          """)
  void effectsOnTheOpponentWorkOnTheInvasionWhereTheyCan(String effect, String changes) {
    Scenario<Rone> table = Invaded.laid("none").given(s -> s.invasion().store(2, 3));
    var before = Invaded.counts(table.state());
    table.perform(Effects.of(ONE, effect));
    Invaded.settle(table);
    assertThat(Invaded.changes(before, Invaded.counts(table.state()))).isEqualTo(changes);
  }

  @Test
  @Rule("R14.2.4")
  void aPlayerExhaustsAnActiveProtocol() {
    bare(1)
        .given(invasion("protocols", "proto-recall"))
        .perform(Effects.of(ONE, "{op: exhaust, n: 1, target: opponent}"))
        .then(s -> assertThat(s.invasion().isExhausted(0)).isTrue());
  }

  @Test
  @Rule("R7.4")
  void aPlayersReshuffleCostsTheInvasionAResearchToken() {
    bare(2)
        .given(s -> s.invasion().changeResearch(2))
        .given(Laid.give(ONE, "discard", "fighter"))
        .perform(new Reshuffling(ONE))
        .then(s -> assertThat(s.invasion().research()).isEqualTo(1));
  }

  // Additional actions

  @Test
  @Rule({"R14.2.3", "R14.2.7"})
  @Covers({"apa-sabotage", "apa-precision-strike"})
  void damageMayPayForAdditionalActions() {
    Scenario<Rone> table = Invaded.laid("none").given(s -> s.invasion().store(2, 3));
    table.given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 3));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 2));
    table.perform(new Striking(ONE)).choose(ONE, "do-apa-sabotage");
    table.then(s -> assertThat(s.invasion().scrapyard().size()).isEqualTo(2));
    table.choose(ONE, "do-apa-precision-strike");
    table.then(
        s -> {
          assertThat(s.invasion().stored(2)).isEqualTo(1);
          assertThat(s.player(ONE).pending(DamageType.MELEE)).isZero();
          assertThat(s.player(ONE).pending(DamageType.RANGED)).isZero();
        });
  }

  @Test
  @Rule({"R14.2.6", "R14.2.7"})
  @Covers({"apa-dig-in", "apa-field-engineering"})
  void gainsGivenUpPayForAdditionalActions() {
    Scenario<Rone> table = bare(1).given(Laid.give(ONE, "scrapyard", "fighter"));
    table.given(s -> s.player(ONE).enter(4)).given(s -> s.player(ONE).changeResearch(2));
    table.perform(Effects.of(ONE, "{op: gain_armour, n: 3}"));
    table.choose(ONE, "set-aside", "set-aside", "set-aside");
    table.then(
        s -> {
          assertThat(s.player(ONE).armour()).isEqualTo(10);
          assertThat(s.player(ONE).symbols(Symbol.ARMOUR)).isEqualTo(3);
        });
    table.perform(Effects.of(ONE, "{op: gain_screw, n: 2}")).choose(ONE, "set-aside", "set-aside");
    table.perform(new MainPhase(ONE)).choose(ONE, "do-apa-field-engineering");
    table.then(s -> assertThat(s.player(ONE).research()).isEqualTo(1));
    table.choose(ONE, "do-apa-dig-in").choose(ONE, "recycle:scrapyard-0");
    table.then(s -> assertThat(s.player(ONE).deck().size()).isEqualTo(1));
  }

  @Test
  @Rule("R14.2.6")
  void outsideTheLongPhasesTheActionIsAskedForAtOnceAndMayWait() {
    Scenario<Rone> table = bare(1).given(s -> s.player(ONE).enter(1));
    table.given(s -> s.player(ONE).changeResearch(1));
    table.perform(Effects.of(ONE, "{op: gain_screw, n: 2}"));
    table.choose(ONE, "set-aside", "set-aside").asks(ONE, "choose-additional");
    table.choose(ONE, "later");
    table.then(s -> assertThat(s.player(ONE).research()).isEqualTo(1));
    table.perform(Effects.of(ONE, "{op: gain_screw, n: 1}")).choose(ONE, "set-aside");
    table.choose(ONE, "do-apa-field-engineering");
    table.then(s -> assertThat(s.player(ONE).research()).isZero());
    table.given(s -> s.player(ONE).beginTurn());
    table.then(s -> assertThat(s.player(ONE).symbols(Symbol.SCREW)).isZero());
  }

  // R14.3 Evaluation

  @Test
  @Rule({"R14.3.1", "R14.3.2"})
  void whatIsLeftStrikesEverybodyInFullAndIsDiscarded() {
    Scenario<Rone> table = bare(2).given(invasion("deck", "inv-borer", "inv-cutter"));
    table.given(invasion("stack", "inv-guard", "inv-phantom"));
    int melee = table.state().stack().melee();
    table.perform(new PlayersPhase.Evaluation()).asks(ONE, "choose-withdrawn").choose(ONE, "rest");
    table.then(
        s -> {
          assertThat(s.player(ONE).life()).isEqualTo(10 - 3);
          assertThat(s.player(TWO).life()).isEqualTo(10 - 3);
          assertThat(s.player(TWO).armour()).isEqualTo(10 - melee);
          assertThat(s.invasion().discard().size()).isGreaterThanOrEqualTo(2);
        });
  }

  @Test
  @Rule({"R14.3.2", "R15.1"})
  void rangedKillsBeforeMeleeIsDealt() {
    bare(2)
        .given(invasion("stack", "inv-sharpshooter"))
        .given(s -> s.player(ONE).setCounters(10, 3))
        .perform(new PlayersPhase.Evaluation())
        .then(s -> assertThat(s.player(TWO).armour()).isEqualTo(10))
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule("R14.3.3")
  void anEmptyStackDealsNothing() {
    Scenario<Rone> table = bare(1).given(invasion("deck", "inv-borer"));
    table.perform(new PlayersPhase.Evaluation());
    table.then(s -> assertThat(s.player(ONE).armour()).isEqualTo(10));
  }

  // R15 The end

  @Test
  @Rule("R15.3")
  void victoryAndADeathFromTheSameEffectIsALoss() {
    Invaded.atTheCore(1)
        .given(s -> s.player(ONE).setCounters(0, 0))
        .perform(new Cards.Deploy(1, false))
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @ParameterizedTest
  @Rule({"R15.7", "R15.2"})
  @Covers("scenario-2-heart-of-the-fleet")
  @CsvSource({"1, 12, 46", "2, 18, 68", "3, 24, 106", "4, 30, 116"})
  void theCoreMayBeStruckBesideTheStackUntilItIsGone(int players, int armour, int life) {
    Scenario<Rone> table = game(players).option("scenario", "heart-of-the-fleet");
    begun(table).then(s -> assertThat(s.stack().coreArmour()).isEqualTo(armour));
    Scenario<Rone> laid = Invaded.atTheCore(players);
    laid.given(s -> s.stack().setCore(new starboard.rone.content.Scenario.Core(armour, life)));
    laid.given(invasion("stack", "inv-colossus"));
    laid.given(s -> s.player(ONE).enter(6));
    laid.given(s -> s.player(ONE).addDamage(DamageType.MELEE, armour + life));
    laid.perform(new Striking(ONE)).choose(ONE, "hit-once-melee:core");
    laid.then(s -> assertThat(s.stack().coreArmour()).isEqualTo(armour - 1));
    laid.choose(ONE, "hit-melee:core");
    laid.ends(result -> assertThat(result.winners()).isEqualTo(Seats.table(players)));
  }

  @Test
  @Rule("R15.7")
  void theFleetDepartsInRoundThirteen() {
    Scenario<Rone> table = Invaded.atTheCore(1);
    for (int round = 1; round < 13; round++) table.perform(new InvasionPhase.NextRound());
    table.then(
        s -> {
          assertThat(s.over()).isFalse();
          assertThat(s.player(ONE).life()).isEqualTo(9);
          assertThat(s.invasion().protocols().size()).isEqualTo(1);
        });
    table
        .perform(new InvasionPhase.NextRound())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule("R4.7")
  void aBarredDieIsNotRolledAndComesBackAtTheEndOfTheTurn() {
    Scenario<Rone> table = bare(1).given(s -> s.player(ONE).bar(2));
    table.given(s -> s.player(ONE).roll());
    table.then(
        s -> {
          assertThat(s.player(ONE).face(2)).isEqualTo(-1);
          assertThat(s.player(ONE).isUsed(2)).isTrue();
          assertThat(s.player(ONE).isFree(1)).isTrue();
        });
    table.given(s -> s.player(ONE).freeDice());
    table.then(s -> assertThat(s.player(ONE).isUsed(2)).isFalse());
  }

  @Test
  @Rule("R4.7")
  void itsOwnerChoosesTheDieAndBarsAddUp() {
    bare(1)
        .perform(Effects.invasion("{op: disable_die, n: 2, target: each_player}"))
        .choose(ONE, "bar:die-0-4")
        .choose(ONE, "bar:die-0-1")
        .asksNobody()
        .then(
            s -> {
              assertThat(s.player(ONE).isBarred(0)).isTrue();
              assertThat(s.player(ONE).isBarred(3)).isTrue();
            });
  }

  @Test
  @Rule("R12.5")
  void aCoveredCardStillForbids() {
    bare(1)
        .given(invasion("stack", "inv-suppressor", "inv-borer"))
        .then(s -> assertThat(s.forbids(Static.FORBID_REROLL)).isTrue())
        .then(s -> assertThat(s.forbids(Static.FORBID_STORED_ACTIONS)).isFalse());
  }

  @Test
  @Rule("R12.2")
  void playersChooseTheZoneOfAWildResource() {
    bare(2)
        .given(invasion("deck", "inv-relay"))
        .perform(new Cards.Deploy(1, false))
        .asks(ONE, "choose-zone")
        .choose(ONE, "invasion-stores:zone-yellow")
        .then(s -> assertThat(s.invasion().stored(Colour.YELLOW.ordinal())).isEqualTo(1));
  }
}
