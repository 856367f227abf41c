package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.Faction;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Ending;
import starboard.rone.effect.Passives;
import starboard.rone.effect.Reshuffling;
import starboard.rone.turn.Turns;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R16: every word of the vocabulary, how often it happens and what waits for its answers. */
final class EffectsTest {

  /** Once for each of the two soldiers that were played. */
  private static final String TWICE =
      ", per: {of: other_played_faction, faction: soldiers, max: 3}}";

  private static List<String> ids(Scenario<Rone> table) {
    return table.decision(ONE).options().stream().map(Option::id).toList();
  }

  /** A table with soldiers in play on which everything can happen twice. */
  private static Scenario<Rone> table() {
    return Laid.laid("militia")
        .given(Laid.give(ONE, "played", "militia", "militia"))
        .given(Laid.plain(ONE, "deck", 3, "militia"))
        .given(Laid.give(ONE, "base", "tech-conveyor", "tech-salvage-yard"))
        .given(s -> s.player(ONE).exhaust(1))
        .given(s -> s.player(ONE).exhaust(2))
        .given(Laid.give(TWO, "base", "tech-archive", "tech-rail-cannon"));
  }

  @ParameterizedTest
  @Rule({"R9.5.1", "R16"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          op: deal_damage, type: melee, target: opponent | melee +2
          op: gain_armour | armour +2
          op: gain_life | life +2
          op: gain_spare_part | parts +2
          op: gain_reroll | rerolls +2
          op: gain_screw | screws +2
          op: gain_resource, color: red | floating +2
          op: gain_resource, color: choice | floating +2
          op: store_resource, color: wild | stored +2
          op: store_resource, color: choice | stored +2
          op: keep | kept +2
          op: destroy_stat, stat: armour, target: self | armour -2
          op: destroy_stat, stat: life, target: self | life -2
          op: clear_scrap | discard +2, scrapyard -2
          op: draw | hand +2, deck -2
          op: scrap_deck, target: self | deck -2, scrapyard +2
          op: discard_deck, target: self | deck -2, discard +2
          op: recycle | deck +2, scrapyard -2
          op: recruit | training +2
          op: discover_technology | base +2, active +2
          op: sacrifice | deck -2
          op: refresh | active +2
          op: train_starter | discard +2
          op: destroy_stat, stat: armour, target: opponent | their-armour -2
          op: destroy_stat, stat: life, target: opponent | their-life -2
          op: scrap_deck, target: opponent | their-deck -2, their-scrapyard +2
          op: discard_deck, target: opponent | their-deck -2, their-discard +2
          op: destroy_stored, target: opponent | their-stored -2
          op: exhaust, target: opponent | their-active -2
          """)
  void whatHappensPerPlayedCardHappensSoOften(String effect, String expected) {
    Scenario<Rone> table = table();
    Map<String, Integer> before = Laid.counts(table.state());
    table.perform(Effects.of(ONE, "{" + effect + ", n: 1" + TWICE));
    Laid.until(table, ONE, "");
    assertThat(Laid.changes(before, Laid.counts(table.state()))).isEqualTo(expected);
  }

  @Test
  @Rule({"R4.4", "R9.5.1"})
  void soOftenADieIsCrafted() {
    Scenario<Rone> table = table().perform(Effects.of(ONE, "{op: craft, n: 1" + TWICE));
    table.choose(ONE, "craft-face-6:die-0-1", "craft-red").asks(ONE, "choose-face-to-craft");
    table.choose(ONE, "craft-face-6:die-0-2", "craft-red").asksNobody();
    assertThat(Laid.counts(table.state())).containsEntry("crafted", 2);
  }

  @Test
  @Rule({"R4.4", "R4.1"})
  void anyFaceOfAnyDieTakesAnyColourButItsOwnAndNoWildOne() {
    Scenario<Rone> table = table().perform(Effects.of(ONE, "{op: craft, n: 1}"));
    assertThat(ids(table)).hasSize(Dice.DICE * Dice.FACES);
    table.choose(ONE, "craft-face-1:die-0-1").offersOnly(ONE, "replace-blue", "replace-neutral");
    table.choose(ONE, "replace-blue");
    table.offersOnly(ONE, "craft-red", "craft-black", "craft-green", "craft-yellow");
  }

  @Test
  @Rule({"R4.5", "R9.5.1"})
  void soOftenADieIsSetToAnotherFaceOrNot() {
    Scenario<Rone> table = table().perform(Effects.of(ONE, "{op: set_die, n: 1" + TWICE));
    table.asks(ONE, "choose-die-to-set");
    assertThat(ids(table)).hasSize(Dice.DICE * (Dice.FACES - 1) + 1);
    table.choose(ONE, "set-face-2:die-0-3").asks(ONE, "choose-die-to-set");
    table.then(s -> assertThat(s.player(ONE).face(2)).isEqualTo(1));
    table.choose(ONE, "set-face-1:die-0-4").asksNobody();
    table.then(s -> assertThat(s.player(ONE).face(3)).isZero());
    table.perform(Effects.of(ONE, "{op: set_die, n: 2}")).choose(ONE, "done").asksNobody();
  }

  @Test
  @Rule({"R4.7", "R9.5.1"})
  void soManyDiceTheOpponentSetsAside() {
    table()
        .perform(Effects.of(ONE, "{op: disable_die, target: opponent, n: 1" + TWICE))
        .choose(TWO, "bar:die-1-2")
        .offersOnly(TWO, "bar:die-1-1", "bar:die-1-3", "bar:die-1-4")
        .choose(TWO, "bar:die-1-4")
        .asksNobody()
        .then(s -> assertThat(s.player(TWO).isBarred(1) && s.player(TWO).isBarred(3)).isTrue());
  }

  @ParameterizedTest
  @Rule({"R8.4.3", "R9.5.1"})
  @ValueSource(
      strings = {
        "op: gain_screw, n: 1",
        "op: gain_resource, color: choice, n: 1",
        "op: store_resource, color: red, n: 1",
        "op: store_resource, color: choice, n: 1",
        "op: recycle, n: 1",
        "op: recruit, n: 1",
        "op: discover_technology, n: 1",
        "op: sacrifice, n: 1",
        "op: refresh, n: 1",
        "op: craft, n: 1",
        "op: train_starter, n: 1",
        "op: set_die, n: 1",
        "op: exhaust, n: 1, target: opponent",
        "op: destroy_stored, n: 1, target: opponent",
        "op: disable_die, n: 1, target: opponent"
      })
  void theNextEffectWaitsForTheAnswer(String effect) {
    Scenario<Rone> table = table();
    table
        .given(Laid.give(ONE, "training", "fighter"))
        .given(s -> Laid.stored(s.player(TWO), Colour.BLUE, 1));
    table.perform(Effects.of(ONE, "{" + effect + "}, {op: keep, n: 1}"));
    assertThat(table.state().deciding().isEmpty()).isFalse();
    table.then(s -> assertThat(s.player(ONE).kept()).isZero());
    Invaded.settle(table);
    table.then(s -> assertThat(s.player(ONE).kept()).isEqualTo(1));
  }

  @ParameterizedTest
  @Rule({"R14.2.5", "R8.4.3"})
  @ValueSource(
      strings = {
        "op: gain_armour, n: 1",
        "op: gain_life, n: 1",
        "op: gain_spare_part, n: 1",
        "op: gain_reroll, n: 1",
        "op: gain_resource, color: red, n: 1",
        "op: store_resource, color: red, n: 1"
      })
  void soItDoesUntilAGainIsShared(String effect) {
    Scenario<Rone> table = Invaded.bare(2).given(s -> s.player(ONE).enter(4));
    table.given(s -> s.player(TWO).enter(4));
    table.perform(Effects.of(ONE, "{" + effect + "}, {op: keep, n: 1}")).asks(ONE, "choose-share");
    table.then(s -> assertThat(s.player(ONE).kept()).isZero());
    table.choose(ONE, "give:player-1");
    Invaded.settle(table);
    table.then(s -> assertThat(s.player(ONE).kept()).isEqualTo(1));
  }

  @ParameterizedTest
  @Rule({"R8.4.3", "R6.9"})
  @ValueSource(
      strings = {
        "op: draw, n: 1",
        "op: scrap_deck, n: 1, target: self",
        "op: discard_deck, n: 1, target: self",
        "op: scrap_deck, n: 1, target: opponent",
        "op: discard_deck, n: 1, target: opponent",
        "op: research, n: 1, target: opponent",
        "op: destroy_stat, stat: life, n: 1, target: opponent"
      })
  void effectsHappenInPrintedOrder(String effect) {
    Scenario<Rone> table = table().perform(Effects.of(ONE, "{" + effect + "}, {op: keep, n: 1}"));
    assertThat(table.events(ONE)).hasSizeGreaterThan(1);
    assertThat(table.events(ONE).getLast().id()).isEqualTo("may-keep");
  }

  @Test
  @Rule("R3.7")
  void aResourceOfOnesChoiceIsOfAColour() {
    Laid.bare()
        .perform(Effects.of(ONE, "{op: gain_resource, color: choice, n: 2}"))
        .offersOnly(ONE, "take-blue", "take-red", "take-black", "take-green", "take-yellow")
        .choose(ONE, "take-red")
        .choose(ONE, "take-red")
        .asksNobody();
  }

  @Test
  @Rule("R5.3")
  void whatHasNoLimitTakesNothingFromTheLimitOfAnother() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "base", "leader-mira", "leader-varek"));
    table.perform(Effects.of(ONE, "{op: train_starter, n: 5}"));
    Laid.until(table, ONE, "");
    table.perform(s -> Passives.setOff(s, ONE, Trigger.WHEN_PLAY_FACTION, Faction.SOLDIERS));
    table.told(TWO, "set-off");
    table.perform(s -> Passives.setOff(s, ONE, Trigger.WHEN_PLAY_FACTION, Faction.SOLDIERS));
    table.notTold(TWO, "set-off");
  }

  @Test
  @Rule("R9.5")
  void damageCountsUpToThePhaseInWhichItIsDealtAndNotLonger() {
    Scenario<Rone> table = Laid.bare();
    for (int phase = 0; phase <= 10; phase++) {
      int now = phase;
      int before = table.state().player(ONE).pending(DamageType.RANGED);
      table.given(s -> s.player(ONE).enter(now));
      table.perform(Effects.of(ONE, "{op: deal_damage, type: ranged, n: 1, target: opponent}"));
      int after = table.state().player(ONE).pending(DamageType.RANGED);
      assertThat(after - before).as("phase " + phase).isEqualTo(now >= 1 && now <= 6 ? 1 : 0);
    }
  }

  @Test
  @Rule("R16")
  void destroyedStoredResourcesAreOfTheActorsChoice() {
    Scenario<Rone> table = Laid.bare().given(s -> Laid.stored(s.player(TWO), Colour.BLUE, 2));
    table.given(s -> Laid.stored(s.player(TWO), Colour.GREEN, 2));
    table.perform(Effects.of(ONE, "{op: destroy_stored, n: 2, target: opponent}"));
    table.offersOnly(ONE, "destroy-blue", "destroy-green").choose(ONE, "destroy-green");
    table.choose(ONE, "destroy-blue").asksNobody();
  }

  @Test
  @Rule({"R6.5", "R16"})
  void aCardCanBeDestroyedByItsOwnEffect() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "played", "fighter", "scout"));
    int card = table.state().player(ONE).played().number(0);
    Cause cause = new Cause(ONE, "rule.main", card);
    table.perform(Effects.of(cause, "{op: destroy_this, when: now}"));
    table.then(s -> assertThat(s.player(ONE).played().size()).isEqualTo(1));
    table.then(s -> assertThat(s.player(ONE).played().number(0)).isNotEqualTo(card));
  }

  @Test
  @Rule("R6.7")
  void aCardOfTheHandMayBeRecycledAndDoesWhatItSays() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "hand", "clawfiend", "fighter"));
    table.perform(Effects.of(ONE, "{op: recycle, n: 1}"));
    table.offersOnly(ONE, "recycle:hand-0.clawfiend", "recycle:hand-0.fighter");
    table.choose(ONE, "recycle:hand-0.clawfiend").told(TWO, "rerolls-gained");
    table.then(s -> assertThat(s.player(ONE).deck().size()).isEqualTo(1));
    table.then(s -> assertThat(s.player(ONE).hand().size()).isEqualTo(1));
  }

  @Test
  @Rule({"R6.6", "R7.3"})
  void whoHasNothingToSacrificeHasLost() {
    Laid.bare()
        .perform(Effects.of(ONE, "{op: sacrifice, n: 1}"))
        .told(TWO, "no-deck")
        .ends(result -> assertThat(result.winners().has(TWO)).isTrue());
  }

  @Test
  @Rule({"R6.6", "R1.6"})
  void whatIsLookedAtIsChosenInSecret() {
    Scenario<Rone> table = Laid.bare().given(Laid.plain(ONE, "deck", 3, "none"));
    table.perform(Effects.of(ONE, "{op: sacrifice, n: 1}"));
    assertThat(table.decision(ONE).secret()).isTrue();
    table.choose(ONE, ids(table).getFirst());
    assertThat(table.decision(ONE).secret()).isTrue();
  }

  @Test
  @Rule({"R2.4", "R3.5"})
  void aResourceGoesWhereASlotIsFreeOrIsNotHad() {
    String effect = "{op: store_resource, color: red, n: 1}";
    int red = Colour.RED.ordinal();
    int wild = Colour.WILD.ordinal();
    Scenario<Rone> table = Laid.bare().perform(Effects.of(ONE, effect));
    table.offersOnly(ONE, "store-red", "store-as-wild-red").choose(ONE, "store-red");
    table.given(s -> Laid.stored(s.player(ONE), Colour.RED, s.player(ONE).freeSlots(red)));
    table.perform(Effects.of(ONE, effect)).asksNobody();
    table.then(s -> assertThat(Resources.count(s.player(ONE).stored(), wild)).isEqualTo(1));
    table.given(s -> Laid.stored(s.player(ONE), Colour.WILD, s.player(ONE).freeSlots(wild)));
    int all = Resources.total(table.state().player(ONE).stored());
    table.perform(Effects.of(ONE, effect)).asksNobody();
    table.then(s -> assertThat(Resources.total(s.player(ONE).stored())).isEqualTo(all));
    table.then(s -> assertThat(s.player(ONE).floating()).isEqualTo(Resources.NONE));
    table.given(s -> s.player(ONE).destroyStored(red)).perform(Effects.of(ONE, effect));
    table.asksNobody();
    table.then(s -> assertThat(Resources.total(s.player(ONE).stored())).isEqualTo(all));
  }

  // Reshuffles

  @Test
  @Rule({"R7.4", "R7.6"})
  void whoDiesOfAReshuffleHelpsNobodyAnyMore() {
    Laid.bare()
        .given(s -> s.player(ONE).setCounters(10, 1))
        .given(s -> s.player(TWO).changeResearch(2))
        .given(Laid.give(ONE, "scrapyard", "brawler"))
        .perform(new Reshuffling(ONE))
        .then(s -> assertThat(s.over()).isTrue())
        .then(s -> assertThat(s.player(TWO).research()).isEqualTo(2));
  }

  @Test
  @Rule("R7.4")
  void anEmptyScrapyardCostsNoLife() {
    Laid.bare()
        .given(Laid.give(ONE, "discard", "brawler"))
        .perform(new Reshuffling(ONE))
        .notTold(ONE, "life-lost");
  }

  @Test
  @Rule({"R7.4", "R8.2"})
  void whoDrawsIsToldWhatTheReshuffleWillCost() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "base", "tech-archive"));
    table.given(Laid.give(ONE, "scrapyard", "brawler", "jalak", "scout"));
    table.perform(Turns.phase(2, ONE)).explains(ONE, "draw", "effect.reshuffle");
    assertThat(table.decision(ONE).options().getFirst().effect())
        .isEqualTo(Text.of("effect.reshuffle", 2, 10));
    table.given(s -> s.player(ONE).setCounters(10, 2));
    table.explains(ONE, "draw", "effect.reshuffle-kills");
    table.given(s -> s.player(ONE).setCounters(10, 3)).choose(ONE, "draw");
    table.then(s -> assertThat(s.player(ONE).life()).isEqualTo(1));
  }

  // The survival check

  @Test
  @Rule({"R10.3", "R7.4"})
  void eachTechnologySavesOneCardAndNoMore() {
    Laid.bare()
        .given(Laid.give(ONE, "scrapyard", "brawler", "jalak", "scout", "vision"))
        .given(Laid.give(ONE, "base", "tech-archive"))
        .given(s -> s.player(TWO).setCounters(0, 0))
        .given(Ending::check)
        .then(s -> assertThat(s.player(ONE).life()).isEqualTo(7));
  }

  @Test
  @Rule("R10.3")
  void whoIsDeadPaysForNoScrapyardAndAnEmptyOneCostsNothing() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(TWO, "scrapyard", "brawler", "jalak"));
    table.given(s -> s.player(TWO).setCounters(0, 0)).perform(s -> Ending.check(s));
    table.then(s -> assertThat(s.player(TWO).life()).isZero()).notTold(ONE, "life-lost");
  }
}
