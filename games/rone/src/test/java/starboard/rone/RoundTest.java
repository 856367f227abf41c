package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.rone.Invaded.bare;
import static starboard.rone.Invaded.invasion;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Ending;
import starboard.rone.invasion.Cards;
import starboard.rone.invasion.InvasionPhase;
import starboard.rone.invasion.PlayersPhase;
import starboard.rone.invasion.Protocols;
import starboard.rone.invasion.Striking;
import starboard.rone.invasion.Zones;
import starboard.rone.turn.MainPhase;
import starboard.rone.turn.Turns;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R14: a round against the Invasion, step by step. */
final class RoundTest {

  private static List<String> ids(Scenario<Rone> table, Seat seat) {
    return table.decision(seat).options().stream().map(Option::id).toList();
  }

  /** Two players who have something of everything to lose. */
  private static Scenario<Rone> laid() {
    Scenario<Rone> table = Invaded.laid("none");
    for (Seat seat : table.state().seats()) {
      table.given(s -> Laid.stored(s.player(seat), Colour.GREEN, 1));
    }
    table.given(Laid.give(ONE, "base", "tech-archive"));
    return table.given(Laid.give(TWO, "base", "tech-conveyor"));
  }

  // R14.1 The phase of the Invasion

  @Test
  @Rule({"R14.1.1", "R14.1.2", "R14.1.3", "R14.1.4", "R14.1.5", "R14.1.6", "R14.1.7"})
  void theSevenStepsFollowEachOtherThenThePlayersPlay() {
    Scenario<Rone> table = bare(1).given(invasion("deck", "inv-borer", "inv-guard"));
    table.given(s -> s.invasion().changeResearch(1)).perform(new InvasionPhase());
    List<Text> steps = new ArrayList<>();
    for (Event event : table.events(ONE)) {
      if (!event.id().equals("invasion-phase")) continue;
      Arg step = event.text().args().getFirst();
      assertThat(step).isEqualTo(Arg.of(Text.of("invasion-step." + (steps.size() + 1))));
      steps.add(event.text());
    }
    assertThat(steps).hasSize(7);
    table.then(s -> assertThat(s.invasion().step()).isZero());
    table.then(s -> assertThat(s.invasion().round()).isEqualTo(1));
    table.then(s -> assertThat(s.stack().cards().size()).isEqualTo(1));
  }

  @Test
  @Rule({"R14.1.1", "R14.1.7"})
  void protocolsSpeakAtTheStartOrAtTheEndOfTheRound() {
    Scenario<Rone> table = laid();
    table.given(invasion("protocols", "proto-attrition", "proto-corrosion", "proto-recall"));
    int armour = table.state().player(TWO).armour();
    int discarded = table.state().player(TWO).discard().size();
    table.perform(new InvasionPhase.Start());
    table.then(s -> assertThat(s.player(TWO).armour()).isLessThan(armour));
    table.then(s -> assertThat(s.player(TWO).discard().size()).isEqualTo(discarded));
    int left = table.state().player(TWO).armour();
    table.perform(new InvasionPhase.End());
    table.then(s -> assertThat(s.player(TWO).armour()).isEqualTo(left));
    table.then(s -> assertThat(s.player(TWO).discard().size()).isGreaterThan(discarded));
  }

  @ParameterizedTest
  @Rule("R14.1.5")
  @ValueSource(ints = {1, 2, 3, 4})
  void theInvasionTakesATokenForEachPlayer(int players) {
    bare(players)
        .perform(new InvasionPhase.Research())
        .then(s -> assertThat(s.invasion().research()).isEqualTo(players))
        .perform(new InvasionPhase.Research())
        .then(s -> assertThat(s.invasion().research()).isEqualTo(players));
  }

  @ParameterizedTest
  @Rule({"R9.4", "R14.1.7.1"})
  @ValueSource(
      strings = {
        "op: store_resource, color: choice, n: 1, target: invasion",
        "op: exhaust, n: 1, what: any, target: each_player",
        "op: destroy_stored, n: 1, target: each_player",
        "op: disable_die, n: 1, target: each_player"
      })
  void theNextEffectOfTheInvasionWaitsForTheAnswers(String effect) {
    Scenario<Rone> table = laid();
    table.perform(Effects.invasion("{" + effect + "}, {op: research, n: 1, target: each_player}"));
    table.then(s -> assertThat(s.deciding().isEmpty()).isFalse());
    table.then(s -> assertThat(s.player(TWO).research()).isZero());
    Invaded.settle(table);
    table.then(s -> assertThat(s.player(ONE).research()).isEqualTo(1));
    table.then(s -> assertThat(s.player(TWO).research()).isEqualTo(1));
  }

  @ParameterizedTest
  @Rule({"R9.4", "R12.7"})
  @ValueSource(
      strings = {
        "op: scrap_deck, n: 1, target: each_player",
        "op: discard_deck, n: 1, target: each_player",
        "op: deploy, n: 1",
        "op: deal_damage, type: melee, n: 1, target: each_player",
        "op: destroy_stat, stat: armour, n: 1, target: each_player",
        "op: store_resource, color: red, n: 1, target: invasion",
        "op: recycle, n: 1, target: invasion",
        "op: activate_protocol, n: 1"
      })
  void effectsOfTheInvasionHappenInPrintedOrder(String effect) {
    Scenario<Rone> table = laid();
    table.perform(Effects.invasion("{" + effect + "}, {op: research, n: 1, target: each_player}"));
    List<String> told = table.events(ONE).stream().map(Event::id).toList();
    assertThat(told.subList(told.size() - 2, told.size())).containsOnly("research-now");
    assertThat(told.indexOf("research-now")).isGreaterThan(1);
  }

  @Test
  @Rule("R9.4")
  void whatTheInvasionDoesSeveralTimesItDoesSoOften() {
    Scenario<Rone> table = laid().given(s -> s.invasion().store(0, 1));
    var before = Invaded.counts(table.state());
    table.perform(
        Effects.invasion(
            "{op: recycle, n: 2, target: invasion}, {op: activate_protocol, n: 2},"
                + " {op: destroy_stat, stat: life, n: 3, target: each_player}"));
    assertThat(Invaded.changes(before, Invaded.counts(table.state())))
        .isEqualTo(
            "life -3, mate-life -3, inv-deck +2, inv-discard -1, inv-scrapyard -1, protocols +2");
  }

  @Test
  @Rule({"R12.2", "R14.1.4"})
  void eachWildResourceHasAZoneOfItsOwn() {
    bare(2)
        .perform(new Zones.Choosing("rule.protocols", 3))
        .choose(ONE, "invasion-stores:zone-red")
        .choose(ONE, "invasion-stores:zone-red")
        .choose(ONE, "invasion-stores:zone-blue")
        .asksNobody()
        .then(s -> assertThat(s.invasion().stored(0)).isEqualTo(1))
        .then(s -> assertThat(s.invasion().stored(1)).isEqualTo(2));
  }

  @Test
  @Rule("R14.2.4")
  void aPlayerDestroysStoredResourcesWhereThereAreSome() {
    bare(2)
        .given(s -> s.invasion().store(0, 1))
        .given(s -> s.invasion().store(4, 2))
        .perform(Effects.of(ONE, "{op: destroy_stored, n: 2, target: opponent}, {op: keep, n: 1}"))
        .then(s -> assertThat(s.player(ONE).kept()).isZero())
        .offersOnly(ONE, "destroy-in:zone-blue", "destroy-in:zone-yellow")
        .choose(ONE, "destroy-in:zone-blue")
        .asksNobody()
        .then(s -> assertThat(s.invasion().stored(0)).isZero())
        .then(s -> assertThat(s.invasion().stored(4)).isEqualTo(1))
        .then(s -> assertThat(s.player(ONE).kept()).isEqualTo(1));
  }

  @Test
  @Rule("R14.2.4")
  void aPlayerExhaustsActiveProtocolsOnly() {
    Scenario<Rone> table = bare(2);
    table.given(invasion("protocols", "proto-recall", "proto-jamming", "proto-blackout"));
    table.given(s -> s.invasion().exhaust(1));
    table.perform(Effects.of(ONE, "{op: exhaust, n: 2, target: opponent}, {op: keep, n: 1}"));
    table.then(s -> assertThat(s.player(ONE).kept()).isZero());
    table.offersOnly(ONE, "exhaust:protocols.proto-recall", "exhaust:protocols.proto-blackout");
    table.choose(ONE, "exhaust:protocols.proto-blackout").asksNobody();
    table.then(s -> assertThat(s.invasion().isExhausted(0)).isTrue());
    table.then(s -> assertThat(s.invasion().isExhausted(2)).isTrue());
    table.then(s -> assertThat(s.player(ONE).kept()).isEqualTo(1));
  }

  @Test
  @Rule({"R14.1.6", "R14.1.5"})
  void anExhaustedProtocolIsSilent() {
    Scenario<Rone> table = bare(1).given(invasion("protocols", "proto-suppression"));
    table.given(s -> s.invasion().exhaust(0)).perform(new Protocols.Resolving());
    table.then(s -> assertThat(s.player(ONE).armour()).isEqualTo(10));
    table.given(s -> s.invasion().refreshProtocols()).perform(new Protocols.Resolving());
    table.then(s -> assertThat(s.player(ONE).armour()).isLessThan(10));
    table.then(s -> assertThat(s.invasion().isExhausted(0)).isTrue());
  }

  @Test
  @Rule({"R14.1.4", "R14.1.6"})
  void inTheirStepsZonesTrainAndProtocolsWork() {
    Scenario<Rone> table = bare(1).given(invasion("zone-blue", "inv-borer"));
    table.given(invasion("protocols", "proto-suppression")).given(s -> s.invasion().store(0, 99));
    table.perform(new InvasionPhase.Training());
    table.then(s -> assertThat(s.invasion().stored(0)).isZero());
    table.then(s -> assertThat(s.player(ONE).armour()).isEqualTo(10));
    table.perform(new InvasionPhase.Actives());
    table.then(s -> assertThat(s.invasion().isExhausted(0)).isTrue());
    table.then(s -> assertThat(s.player(ONE).armour()).isLessThan(10));
  }

  @Test
  @Rule({"R17.4", "R12.2"})
  void aScoutBringsItsReward() {
    Scenario<Rone> table = bare(1).given(invasion("deck", "inv-borer", "inv-thrall"));
    table.perform(new Cards.Scout(2));
    int expected = 0;
    for (String card : List.of("inv-borer", "inv-thrall")) {
      for (int n : Box.invader(Box.kind(card)).reward().values()) expected += n;
    }
    assertThat(expected).isPositive();
    assertThat(Invaded.counts(table.state())).containsEntry("zones", expected);
  }

  // R14.2 The players' phase

  @ParameterizedTest
  @Rule({"R14.2.4", "R9.5.1"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          op: scrap_deck | inv-deck -2, inv-scrapyard +2
          op: discard_deck | inv-deck -2, inv-discard +2
          op: destroy_stored | zones -2
          op: destroy_stat, stat: life | top-life -2
          op: destroy_stat, stat: armour | top-armour -2
          """)
  void whatPlayersDoToTheInvasionPerPlayedCardTheyDoSoOften(String effect, String expected) {
    Scenario<Rone> table = laid().given(s -> s.invasion().store(0, 3));
    table.given(s -> s.stack().gain(false, true, 5)).given(s -> s.stack().gain(false, false, 5));
    table.given(Laid.give(ONE, "played", "militia", "militia"));
    var before = Invaded.counts(table.state());
    String per = "per: {of: other_played_faction, faction: soldiers, max: 3}";
    table.perform(
        Effects.of(ONE, "{" + effect + ", n: 1, target: opponent, " + per + "}, {op: keep, n: 1}"));
    Invaded.settle(table);
    assertThat(table.events(ONE).getLast().id()).isEqualTo("may-keep");
    assertThat(Invaded.changes(before, Invaded.counts(table.state()))).isEqualTo(expected);
  }

  @Test
  @Rule({"R14.2.4", "R14.2.2"})
  void lifeThatIsDestroyedFellsTheUppermostCard() {
    bare(1)
        .given(invasion("stack", "inv-guard", "inv-borer"))
        .perform(Effects.of(ONE, "{op: destroy_stat, stat: life, n: 99, target: opponent}"))
        .told(ONE, "defeated")
        .then(s -> assertThat(s.stack().cards().size()).isEqualTo(1))
        .then(s -> assertThat(s.invasion().discard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"R14.2.2", "R8.7"})
  void inPhaseSixDamageIsDealtToTheInvasion() {
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-colossus"));
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 1));
    table.perform(Turns.phase(6, ONE)).asks(ONE, "choose-strike");
  }

  @Test
  @Rule("R14.2.2")
  void onlyWhatIsThereAndCanBeStruckIsOffered() {
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-colossus"));
    int armour = table.state().stack().armour();
    table.given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 1));
    table.given(s -> s.player(ONE).addDamage(DamageType.ARMOUR, armour + 5));
    table.perform(new Striking(ONE));
    table.offersOnly(
        ONE, "hit-armour:stack", "hit-once-armour:stack", "hit-melee:stack", "deal-all", "done");
    table.choose(ONE, "hit-armour:stack");
    table.then(s -> assertThat(s.player(ONE).pending(DamageType.ARMOUR)).isEqualTo(5));
    table.offersOnly(ONE, "hit-melee:stack", "deal-all", "done");
    table.choose(ONE, "done").asksNobody();
    table.then(s -> assertThat(s.player(ONE).pending(DamageType.MELEE)).isEqualTo(1));
  }

  @Test
  @Rule({"R14.2.2", "R9.6"})
  void withNothingToStrikeNobodyIsAsked() {
    bare(1)
        .given(s -> s.player(ONE).enter(6))
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, 1))
        .perform(new Striking(ONE))
        .asksNobody();
  }

  @Test
  @Rule({"R14.2.3", "R14.2.7"})
  void whoLacksSymbolsIsToldSo() {
    Scenario<Rone> table = bare(2).given(s -> s.player(ONE).enter(4));
    table.perform(new MainPhase(ONE));
    List<String> refused = new ArrayList<>();
    for (var one : table.decision(ONE).refused()) {
      if (one.reason().key().equals("refused.symbols")) refused.add(one.option().id());
    }
    assertThat(refused).hasSize(4).allMatch(id -> id.startsWith("do-apa-"));
  }

  // R14.3 The evaluation

  @Test
  @Rule({"R14.3.1", "R12.6"})
  void theCardsAreDiscardedInAnOrderThePlayersChoose() {
    Scenario<Rone> table = bare(2).given(invasion("stack", "inv-guard"));
    table.given(s -> s.stack().gain(false, true, 2));
    table.given(invasion("stack", "inv-borer", "inv-cutter"));
    table.perform(new PlayersPhase.Withdrawing());
    table.offersOnly(
        ONE,
        "rest",
        "discard:stack.inv-guard",
        "discard:stack.inv-borer",
        "discard:stack.inv-cutter");
    table.choose(ONE, "discard:stack.inv-borer").choose(ONE, "discard:stack.inv-cutter");
    table.asksNobody();
    table.then(s -> assertThat(s.stack().isEmpty()).isTrue());
    table.then(
        s -> {
          var discard = s.invasion().discard();
          List<String> order = new ArrayList<>();
          for (int i = 0; i < discard.size(); i++) order.add(Box.id(Box.kindOf(discard.number(i))));
          assertThat(order).containsExactly("inv-borer", "inv-cutter", "inv-guard");
        });
  }

  @Test
  @Rule({"R14.3.1", "R12.6"})
  void whatACardHasLostStaysWithItWhenAnotherLeaves() {
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-guard"));
    table.given(s -> s.stack().gain(false, true, 2)).given(invasion("stack", "inv-borer"));
    table.given(s -> s.stack().gain(false, false, 3)).given(invasion("stack", "inv-cutter"));
    table.given(s -> s.stack().gain(false, true, 4));
    table.given(s -> s.invasion().withdraw(1));
    table.then(s -> assertThat(s.stack().armourGained()).isEqualTo(4));
    table.given(s -> s.invasion().withdraw(1));
    table.then(s -> assertThat(s.stack().armourGained()).isEqualTo(2));
    table.then(s -> assertThat(s.stack().lifeGained()).isZero());
  }

  @ParameterizedTest
  @Rule("R15.1")
  @CsvSource({"1, ONE", "2, TWO", "3, THREE", "4, FOUR"})
  void theDeathOfAnyPlayerIsTheEnd(int players, Seat dead) {
    Scenario<Rone> table = bare(players).given(s -> s.player(dead).setCounters(5, 1));
    table.given(s -> assertThat(Ending.check(s)).isFalse());
    table.given(s -> s.player(dead).loseLife(1));
    table.given(s -> assertThat(Ending.check(s)).isTrue());
    table.ends(
        result -> {
          assertThat(result.winners().isEmpty()).isTrue();
          assertThat(result.seats()).allMatch(one -> one.outcome().equals("lost"));
        });
  }

  @Test
  @Rule("R15.2")
  void whoWinsAgainstTheInvasionWinsTogether() {
    bare(3)
        .perform(new Cards.Deploy(1, false))
        .ends(
            result -> {
              assertThat(result.winners().size()).isEqualTo(3);
              assertThat(result.seats()).allMatch(one -> one.outcome().equals("won"));
            });
  }

  @Test
  @Rule("R14.2.5")
  void allFourPlayersAreOneTeam() {
    Scenario<Rone> table = bare(4).given(s -> s.player(THREE).enter(4));
    table.given(s -> s.player(THREE).gainRerolls(1)).perform(new MainPhase(THREE));
    assertThat(ids(table, THREE))
        .contains("give-reroll:rerolls-0", "give-reroll:rerolls-1", "give-reroll:rerolls-3")
        .doesNotContain("give-reroll:rerolls-2");
    table.choose(THREE, "give-reroll:rerolls-3");
    table.then(s -> assertThat(s.player(FOUR).rerolls()).isEqualTo(1));
  }

  @Test
  @Rule({"R12.7", "R12.9"})
  void asManyCardsAreTakenAsAreSaid() {
    Scenario<Rone> table = bare(1).given(invasion("deck", "inv-borer", "inv-guard", "inv-cutter"));
    table.given(invasion("deck", "inv-hauler")).perform(new Cards.Deploy(2, false));
    table.then(s -> assertThat(s.stack().cards().size()).isEqualTo(2));
    table.perform(new Cards.Deploy(0, false)).perform(new Cards.Scout(0));
    table.then(s -> assertThat(s.invasion().deck().size()).isEqualTo(2));
    table.perform(new Cards.Scrap(1)).perform(new Cards.Discard(1));
    table.then(s -> assertThat(s.invasion().deck().isEmpty()).isTrue());
    table.then(s -> assertThat(s.invasion().scrapyard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"R14.2.4", "R9.5.1"})
  void soManyProtocolsAreExhaustedAndNoMore() {
    Scenario<Rone> table = bare(1).given(Laid.give(ONE, "played", "militia", "militia"));
    table.given(invasion("protocols", "proto-recall", "proto-jamming", "proto-blackout"));
    table.perform(
        Effects.of(
            ONE,
            "{op: exhaust, n: 1, what: any, target: opponent,"
                + " per: {of: other_played_faction, faction: soldiers, max: 3}}"));
    table.choose(ONE, "exhaust:protocols.proto-jamming");
    table.choose(ONE, "exhaust:protocols.proto-blackout").asksNobody();
    table.then(s -> assertThat(s.invasion().isExhausted(0)).isFalse());
  }

  @Test
  @Rule({"R14.2.4", "R14.2.2"})
  void theNextEffectFindsTheNextCard() {
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-colossus", "inv-borer"));
    table.perform(
        Effects.of(
            ONE,
            "{op: destroy_stat, stat: life, n: 20, target: opponent},"
                + " {op: destroy_stat, stat: life, n: 1, target: opponent}"));
    table.then(s -> assertThat(s.stack().lifeLost()).isEqualTo(1));
  }

  @Test
  @Rule("R14.2.2")
  void aCardWithoutLifeFallsAsSoonAsItIsTheUppermost() {
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-colossus"));
    table.given(s -> s.stack().lose(false, s.stack().life()));
    table.given(invasion("stack", "inv-borer"));
    table.perform(Effects.of(ONE, "{op: destroy_stat, stat: life, n: 20, target: opponent}"));
    table.then(s -> assertThat(s.stack().isEmpty()).isTrue());
  }

  @Test
  @Rule("R14.1.6")
  void anEffectOfTheInvasionIsAnnouncedOnce() {
    Scenario<Rone> table = bare(1).given(Laid.plain(ONE, "deck", 2, "none"));
    table.perform(Effects.invasion("{op: scrap_deck, n: 1, target: each_player}"));
    assertThat(table.events(ONE)).filteredOn(e -> e.id().equals("invasion-effect")).hasSize(1);
  }

  @Test
  @Rule({"R14.2.2", "R2.5"})
  void withoutDamageNothingIsStruck() {
    Scenario<Rone> table = bare(2).given(invasion("stack", "inv-colossus"));
    table.given(s -> s.player(ONE).enter(6)).given(s -> s.player(ONE).gainRerolls(1));
    table.perform(new Striking(ONE)).offersOnly(ONE, "give-reroll:rerolls-1", "done");
  }

  @Test
  @Rule({"R14.2.3", "R14.2.7"})
  void behindAnAdditionalActionTheRestIsStillThere() {
    var action = Content.BOX.invasionBoard().additionalPlayerActions().entries().getFirst();
    int price = action.cost().n();
    Scenario<Rone> table = bare(1).given(invasion("stack", "inv-colossus"));
    table.given(invasion("deck", "inv-borer", "inv-guard"));
    table.given(s -> s.player(ONE).enter(6));
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 2 * price));
    table.perform(new Striking(ONE)).choose(ONE, "do-" + action.id()).asks(ONE, "choose-strike");
    table.offers(ONE, "do-" + action.id());
    table.then(s -> assertThat(s.player(ONE).pending(DamageType.MELEE)).isEqualTo(price));
  }

  @Test
  @Rule({"R15.1", "R15.2"})
  void theResultSaysWhetherTheScenarioWasWon() {
    Scenario<Rone> lost = bare(1).given(s -> s.player(ONE).setCounters(0, 0));
    lost.given(s -> s.mode().check(s));
    lost.ends(
        result ->
            assertThat(result.seats().getFirst().why().key()).isEqualTo("result.scenario-lost"));
    Scenario<Rone> won = bare(1).perform(new Cards.Deploy(1, false));
    won.ends(
        result ->
            assertThat(result.seats().getFirst().why().key()).isEqualTo("result.scenario-won"));
    won.told(ONE, "wins");
    assertThat(won.events(ONE)).anyMatch(event -> "R15.2".equals(event.beat().rule()));
  }
}
