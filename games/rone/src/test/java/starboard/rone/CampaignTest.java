package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.rone.effect.Recruiting;
import starboard.rone.effect.Sacrificing;
import starboard.rone.game.RoneGame;
import starboard.rone.invasion.Cards;
import starboard.rone.invasion.InvasionPhase;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R15.4, R15.5, R17.4: what goes on from one scenario to the next, and equal chances. */
final class CampaignTest {

  private static final RoneGame GAME = new RoneGame();
  private static final Map<String, String> CO_OP = Map.of("mode", "co-op");

  /** The first scenario, won in its last round. */
  private static Rone won(Scenario<Rone> table) {
    for (int round = 0; round < 10; round++) table.given(s -> s.invasion().nextRound());
    for (int event = 0; event < 3; event++) {
      int ended = event;
      table.given(s -> s.invasion().end(ended));
    }
    return table.perform(new InvasionPhase.NextRound()).state();
  }

  private static Scenario<Rone> laid() {
    return Invaded.bare(2)
        .given(Invaded.invasion("deck", "inv-borer", "inv-guard"))
        .given(Invaded.invasion("discard", "inv-colossus"))
        .given(Invaded.invasion("stack", "inv-cutter"))
        .given(Invaded.invasion("zone-red", "inv-stinger"))
        .given(Invaded.invasion("protocols", "proto-recall"))
        .given(s -> s.invasion().exhaust(0))
        .given(Laid.give(ONE, "deck", "titan"))
        .given(Laid.give(ONE, "played", "sniper"))
        .given(Laid.give(ONE, "training", "behemoth"))
        .given(Laid.give(ONE, "base", "leader-brann"))
        .given(Laid.give(TWO, "hand", "fighter"))
        .given(Laid.give(TWO, "base", "leader-mira"))
        .given(s -> s.player(ONE).exhaust(0))
        .given(s -> s.player(ONE).gainRerolls(2))
        .given(s -> s.player(TWO).craft(3, 0, 1, 4));
  }

  @Test
  @Rule("R15.4")
  void cardsBaseAndDiceAreKeptAndTheRestIsNot() {
    Carried carried = GAME.carried(won(laid()));
    assertThat(carried.value("stage")).isEqualTo("2");
    assertThat(carried.value("invasion")).isEqualTo("inv-borer inv-colossus inv-cutter inv-guard");
    assertThat(carried.value("protocols")).isEqualTo("proto-recall");
    assertThat(carried.value(ONE, "cards")).isEqualTo("sniper titan");
    assertThat(carried.value(ONE, "base")).isEqualTo("leader-brann");
    assertThat(carried.value(TWO, "cards")).isEqualTo("fighter");
    assertThat(carried.value("emptied")).isNull();
  }

  @Test
  @Rule({"R15.4", "R18.2"})
  void cardsLookedAtAreKeptButNotRecruitsOneWasAboutToChoose() {
    Scenario<Rone> table = laid().given(Laid.plain(TWO, "deck", 3, "none"));
    table.perform(new Recruiting(ONE, "rule.main", true)).asks(ONE, "choose-recruit");
    table.perform(new Sacrificing(TWO, "rule.main")).asks(TWO, "choose-sacrificed");
    assertThat(table.state().player(ONE).revealed().size()).isEqualTo(3);
    Carried carried = GAME.carried(won(table));
    assertThat(carried.value(ONE, "cards")).isEqualTo("sniper titan");
    assertThat(String.valueOf(carried.value(TWO, "cards")).split(" "))
        .hasSize(4)
        .contains("fighter");
  }

  @Test
  @Rule({"R15.5", "R15.7"})
  void theNextScenarioIsSetUpWithIt() {
    Rone before = won(laid());
    Setup setup = Setup.of(GAME, 2, CO_OP, GAME.carried(before));
    Rone s = GAME.open(setup, Seed.of(3));
    assertThat(s.invasion().scenario().id()).isEqualTo("scenario-2-heart-of-the-fleet");
    assertThat(s.invasion().deck().size()).isEqualTo(4);
    assertThat(s.invasion().protocols().size()).isEqualTo(1);
    assertThat(s.invasion().isExhausted(0)).isFalse();
    assertThat(s.invasion().round()).isZero();
    assertThat(s.player(ONE).life()).isEqualTo(14);
    assertThat(s.player(ONE).armour()).isEqualTo(16);
    assertThat(s.player(ONE).rerolls()).isZero();
    assertThat(s.player(ONE).isExhausted(0)).isFalse();
    assertThat(s.player(TWO).die(3)).isEqualTo(before.player(TWO).die(3));
    while (s.invasion().round() == 0) {
      Seat seat = s.deciding().first();
      s.answer(seat, s.choices(seat).at(0));
    }
    assertThat(s.player(ONE).training().size()).isEqualTo(4);
    assertThat(s.player(ONE).base().size()).isEqualTo(1);
  }

  @Test
  @Rule("R12.9")
  void anInvasionThatRanOutOfCardsIsBroughtUpToItsStartingDeck() {
    Scenario<Rone> table = Invaded.bare(1).given(Laid.give(ONE, "base", "leader-brann"));
    table.perform(new Cards.Deploy(1, false));
    Carried carried = GAME.carried(table.state());
    assertThat(carried.value("emptied")).isEqualTo("yes");
    Rone s = GAME.open(Setup.of(GAME, 1, CO_OP, carried), Seed.of(1));
    assertThat(s.invasion().deck().size()).isEqualTo(13);
  }

  @Test
  @Rule({"R15.1", "R15.4"})
  void aLostScenarioEndsTheCampaign() {
    Scenario<Rone> table = laid().given(s -> s.player(ONE).setCounters(0, 0));
    table.given(s -> s.mode().check(s));
    assertThat(GAME.carried(table.state()).isEmpty()).isTrue();
  }

  @Test
  @Rule("R15.4")
  void aSingleScenarioHandsOnNothing() {
    Scenario<Rone> table =
        Scenario.of(new RoneGame(), 1).option("mode", "co-op").option("scenario", "first-wave");
    table.given(s -> s.player(ONE).setCounters(10, 10)).perform(new Cards.Deploy(1, false));
    assertThat(GAME.carried(table.state()).isEmpty()).isTrue();
  }

  @ParameterizedTest
  @Rule("R15.4")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cards | no-such-card | no-such-card
          cards | inv-borer | inv-borer
          cards | titan titan titan titan titan titan | titan
          dice | 1 2 | 1 2
          dice | zz zz zz zz | zz
          dice | 7 0 0 0 | 7 0 0 0
          wins | many | many
          """)
  void whatDoesNotFitIsRefusedWithASentence(String name, String value, String complaint) {
    Map<String, String> seat = new TreeMap<>(Map.of(name, value));
    Carried carried = new Carried(new TreeMap<>(), List.of(new TreeMap<>(seat), new TreeMap<>()));
    assertThatThrownBy(() -> Setup.of(GAME, 2, CO_OP, carried))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(complaint);
  }

  @ParameterizedTest
  @Rule({"R12.10", "R17.2"})
  @CsvSource({
    "protocols, titan, titan",
    "protocols, proto-recall proto-recall, proto-recall",
    "stage, 3, 3",
    "starts, 2, 2"
  })
  void whatTheTableCannotHaveIsRefused(String name, String value, String complaint) {
    Carried carried = new Carried(new TreeMap<>(Map.of(name, value)), List.of());
    assertThatThrownBy(() -> Setup.of(GAME, 2, CO_OP, carried))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(complaint);
  }

  @Test
  @Rule("R15.4")
  void everyKindOfCardCanBeKeptTheFirstOneToo() {
    TreeMap<String, String> seat = new TreeMap<>(Map.of("cards", Box.id(0), "dice", "0 0 0 0"));
    Carried carried = new Carried(new TreeMap<>(Map.of("starts", "1")), List.of(seat, seat));
    assertThat(Setup.of(GAME, 2, CO_OP, carried).carried()).isEqualTo(carried);
  }

  @Test
  @Rule("R15.4")
  void whatIsNoCampaignAndNoSeriesHandsOnNothing() {
    Scenario<Rone> table = Laid.bare().given(s -> s.player(ONE).setCounters(0, 0));
    table.given(s -> s.mode().check(s));
    assertThat(GAME.carried(table.state())).isEqualTo(Carried.NOTHING);
    Scenario<Rone> quick = Scenario.of(new RoneGame(), 2).option("mode", "quick");
    quick.given(s -> s.player(ONE).setCounters(0, 0)).given(s -> s.mode().check(s));
    assertThat(GAME.carried(quick.state())).isEqualTo(Carried.NOTHING);
  }

  @Test
  @Rule("R13.4")
  void theStoryLevelIsForTheFirstScenario() {
    Map<String, String> options =
        Map.of("mode", "co-op", "difficulty", "story", "scenario", "heart-of-the-fleet");
    assertThatThrownBy(() -> Setup.of(GAME, 1, options)).isInstanceOf(Refusal.class);
  }

  // Equal chances

  private static Scenario<Rone> equal(int players) {
    return Scenario.of(new RoneGame(), players)
        .option("mode", "co-op")
        .option("equal-chances", "on")
        .given(
            s -> {
              for (Seat seat : s.seats()) s.player(seat).setCounters(18, 18);
            });
  }

  @Test
  @Rule("R17.4")
  void theDeckAlwaysHasTwentyTwoCards() {
    for (int players = 1; players <= 4; players++) {
      Scenario<Rone> table =
          Scenario.of(new RoneGame(), players)
              .option("mode", "co-op")
              .option("equal-chances", "on")
              .begin();
      assertThat(table.state().invasion().deck().size()).isEqualTo(22);
    }
  }

  @ParameterizedTest
  @Rule("R17.4")
  @CsvSource({"1, 3, 2", "2, 2, 3", "3, 1, 4", "4, 0, 5"})
  void scoutsAreDiscardedAndDefendersComeWithoutTheirText(int players, int scouts, int deployed) {
    Scenario<Rone> table = equal(players).given(Invaded.invasion("protocols", "proto-recall"));
    String[] plain = {
      "inv-borer", "inv-guard", "inv-cutter", "inv-hauler", "inv-stinger", "inv-medic-orb"
    };
    table.given(Invaded.invasion("deck", "inv-tormentor")).given(Invaded.invasion("deck", plain));
    int need = scouts + deployed;
    assertThat(need).isLessThanOrEqualTo(6);
    table.perform(new InvasionPhase.Deployment());
    Invaded.settle(table);
    table.then(
        s -> {
          assertThat(s.invasion().discard().size()).isEqualTo(scouts);
          assertThat(s.stack().cards().size()).isEqualTo(deployed);
        });
  }

  @Test
  @Rule("R17.4")
  void aDefenderHasNoEffectWhenItComes() {
    equal(4)
        .given(Invaded.invasion("deck", "inv-tormentor"))
        .perform(new Cards.Deploy(1, true))
        .then(s -> assertThat(s.player(ONE).research()).isZero());
  }

  @ParameterizedTest
  @Rule("R17.4")
  @CsvSource({"1, 3", "2, 2", "3, 1", "4, 0"})
  void behindAScenarioSomeCardsAreDestroyed(int players, int destroyed) {
    Scenario<Rone> table = equal(players);
    table.given(Invaded.invasion("discard", "inv-borer", "inv-guard", "inv-cutter", "inv-hauler"));
    Carried carried = GAME.carried(won(table));
    Map<String, String> options = Map.of("mode", "co-op", "equal-chances", "on");
    Rone next = GAME.open(Setup.of(GAME, players, options, carried), Seed.of(1));
    assertThat(next.invasion().deck().size()).isEqualTo(4 - destroyed);
    assertThat(next.invasion().destroyed().size()).isEqualTo(destroyed);
  }
}
