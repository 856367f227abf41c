package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Source;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.effect.Ending;
import starboard.rone.game.RoneGame;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Rules that hold for every card and every mode. */
final class GeneralRulesTest {

  @Test
  @Rule("R2.2")
  void noArmourSavesWhoHasNoLife() {
    Laid.bare()
        .given(s -> s.player(ONE).setCounters(18, 0))
        .given(Ending::check)
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(TWO)));
  }

  @Test
  @Rule({"R2.2", "R9.2"})
  void destroyedArmourStopsAtNothingAndActsAtOnce() {
    Laid.bare()
        .given(s -> s.player(TWO).setCounters(1, 10))
        .perform(Effects.of(ONE, "{op: destroy_stat, stat: armour, n: 3, target: opponent}"))
        .then(
            s -> {
              assertThat(s.player(TWO).armour()).isZero();
              assertThat(s.player(TWO).life()).isEqualTo(10);
            });
  }

  @Test
  @Rule("R4.6")
  void craftingARolledFaceLeavesWhatWasTaken() {
    Scenario<Rone> table = Laid.bare().given(s -> s.player(ONE).enter(4));
    table.rolls(Chance.DICE, 1, 6, 6, 6).given(s -> s.player(ONE).roll());
    table.given(s -> s.player(ONE).takeResources(0));
    table.given(s -> s.player(ONE).craft(0, 0, 1, Colour.RED.ordinal()));
    table.then(s -> assertThat(Resources.total(s.player(ONE).floating())).isEqualTo(1));
  }

  @Test
  @Rule("R5.5")
  void nothingRefreshesByItself() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "base", "leader-brann"));
    table.given(s -> s.player(ONE).exhaust(0)).given(s -> s.beginTurn(ONE));
    table.then(s -> assertThat(s.player(ONE).isExhausted(0)).isTrue());
    table.perform(Effects.of(ONE, "{op: refresh, n: 1}"));
    table.then(s -> assertThat(s.player(ONE).isExhausted(0)).isFalse());
  }

  @Test
  @Rule("R5.6")
  void aBaseTakesAnyNumberOfTechnologies() {
    Laid.bare()
        .given(Laid.give(ONE, "base", "tech-archive", "tech-med-bay", "tech-conveyor"))
        .given(Laid.give(ONE, "base", "tech-rail-cannon", "tech-propaganda", "tech-nano-forge"))
        .then(s -> assertThat(s.player(ONE).technologies()).isEqualTo(6));
  }

  @Test
  @Rule("R5.7")
  void anEffectMayBeStartedThoughItChangesNothing() {
    Scenario<Rone> table =
        Laid.bare()
            .given(Laid.give(ONE, "base", "tech-med-bay"))
            .given(s -> s.player(ONE).setCounters(18, 18))
            .given(s -> s.player(ONE).enter(4));
    Laid.main(table).choose(ONE, "activate:base-0.1");
    table.then(
        s -> {
          assertThat(s.player(ONE).life()).isEqualTo(18);
          assertThat(s.player(ONE).isExhausted(0)).isTrue();
        });
  }

  @Test
  @Rule("R5.8")
  void whatACardSaysComesBeforeTheGeneralRule() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "played", "fighter"));
    int card = table.state().player(ONE).played().number(0);
    table.given(s -> s.player(ONE).destroy(card));
    table.then(
        s -> {
          assertThat(s.player(ONE).discard()).isEqualTo(Pile.EMPTY);
          assertThat(s.starters().contains(card) || s.destroyedRecruits().contains(card)).isTrue();
        });
  }

  @Test
  @Rule("R8.4")
  void actionsOfTheMainPhaseComeInAnyOrderAndNumber() {
    Scenario<Rone> table =
        Laid.bare()
            .given(Laid.give(ONE, "hand", "order"))
            .given(Laid.plain(ONE, "deck", 2, "none"))
            .given(s -> s.player(ONE).enter(4))
            .rolls(Chance.DICE, 1, 2, 3, 6)
            .given(s -> s.player(ONE).roll());
    Laid.main(table).choose(ONE, "use:die-0-1").choose(ONE, "play:hand-0.order");
    table.choose(ONE, "use:die-0-2").offers(ONE, "use:die-0-3", "end-phase");
  }

  @Test
  @Rule("R18.7")
  void theSameSeedAndAnswersGiveTheSameGame() {
    for (String mode : List.of("duel", "co-op", "quick")) {
      assertThat(Codec.hash(played(mode))).isEqualTo(Codec.hash(played(mode)));
    }
  }

  private static Rone played(String mode) {
    RoneGame game = new RoneGame();
    Rone s = game.open(Setup.of(game, 2, Map.of("mode", mode)), Seed.of(5));
    for (int i = 0; i < 80 && !s.over(); i++) {
      Seat seat = s.deciding().first();
      s.answer(seat, s.choices(seat).at(s.choices(seat).size() - 1));
    }
    return s;
  }

  @Test
  @Rule("R19")
  void whatTheRulebookLeavesOpenSaysThatItIsDesigned() {
    Content box = Content.BOX;
    assertThat(box.invasionStartingCards().entries()).allMatch(c -> c.source() == Source.DESIGNED);
    assertThat(box.invasionSupplyCards().entries()).allMatch(c -> c.source() == Source.DESIGNED);
    assertThat(box.protocols().entries()).allMatch(c -> c.source() == Source.DESIGNED);
    assertThat(box.invasionBoard().trainingZones().entries())
        .allMatch(zone -> zone.source() == Source.DESIGNED);
    assertThat(box.startingCards().entries()).allMatch(card -> card.source() == Source.SEED);
  }
}
