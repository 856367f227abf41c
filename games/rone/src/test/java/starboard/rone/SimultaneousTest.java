package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Decks;
import starboard.rone.game.RoneGame;
import starboard.rone.invasion.Striking;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R18: what happens while somebody else has not answered yet. */
final class SimultaneousTest {

  private static Scenario<Rone> teams() {
    Scenario<Rone> table = Scenario.of(new RoneGame(), 4).option("mode", "team");
    for (Seat seat : table.state().seats()) table.given(s -> s.player(seat).setCounters(10, 10));
    return table;
  }

  // Reshuffles

  @Test
  @Rule({"R18.1", "R7.4", "R5.3"})
  void whoIsAskedAboutItsReshufflePaysOnceThoughAnotherNeedsTheDeckMeanwhile() {
    Scenario<Rone> table =
        teams()
            .given(Laid.give(THREE, "base", "tech-bunker", "leader-brann"))
            .given(Laid.plain(THREE, "discard", 3, "none"))
            .given(Laid.give(THREE, "scrapyard", "brawler", "jalak", "scout"));
    table.perform(new Decks.Scrap(THREE, 1)).asks(THREE, "choose-passive");
    table.perform(new Decks.Discard(THREE, 1)).told(ONE, "reshuffled");
    table.then(s -> assertThat(s.player(THREE).life()).as("one card was saved").isEqualTo(8));
    table.asks(THREE, "choose-passive").choose(THREE, "resolve:base-2.2").asksNobody();
    table.notTold(ONE, "reshuffled").notTold(ONE, "life-lost");
    table.then(
        s -> {
          Player player = s.player(THREE);
          assertThat(player.life()).isEqualTo(8);
          assertThat(player.armour()).as("both have helped").isGreaterThan(10);
          assertThat(player.discard().size()).isEqualTo(1);
          assertThat(player.scrapyard().size()).isEqualTo(1);
          assertThat(player.deck().size()).isEqualTo(4);
        });
  }

  @Test
  @Rule({"R18.1", "R7.4"})
  void aReshuffleThatIsPaidForIsNotPaidAgainWhileAnOpponentRefreshes() {
    Scenario<Rone> table =
        Laid.bare()
            .given(Laid.give(ONE, "base", "tech-archive", "leader-brann"))
            .given(s -> s.player(ONE).exhaust(0))
            .given(s -> s.player(ONE).exhaust(1))
            .given(s -> s.player(ONE).changeResearch(2))
            .given(Laid.give(TWO, "scrapyard", "brawler", "jalak", "scout"));
    table.perform(new Decks.Scrap(TWO, 1)).asks(ONE, "choose-refreshed");
    table.perform(new Decks.Discard(TWO, 1)).asks(ONE).notTold(ONE, "life-lost");
    table.choose(ONE, "refresh:base-0.1").asksNobody();
    table.then(
        s -> {
          assertThat(s.player(TWO).life()).isEqualTo(7);
          assertThat(s.player(ONE).research()).isEqualTo(1);
          assertThat(s.player(TWO).deck().size()).isEqualTo(1);
          assertThat(s.player(TWO).reshuffling()).isEqualTo(Player.Reshuffle.NONE);
        });
  }

  @Test
  @Rule({"R15.1", "R7.6", "R14.1.7.1"})
  void whoDiesOfAReshuffleEndsTheScenarioBeforeTheNextIsStruck() {
    Scenario<Rone> table =
        Invaded.bare(3)
            .given(Laid.plain(ONE, "deck", 1, "none"))
            .given(s -> s.player(TWO).setCounters(10, 1))
            .given(Laid.give(TWO, "scrapyard", "brawler"))
            .given(Laid.plain(THREE, "deck", 1, "none"));
    table.perform(Effects.invasion("{op: scrap_deck, n: 1, target: each_player}"));
    table.ends(result -> assertThat(result.winners().isEmpty()).isTrue());
    table.then(s -> assertThat(s.player(THREE).deck().size()).isEqualTo(1));
  }

  // Shares

  @Test
  @Rule({"R18.1", "R18.3"})
  void aShareThatHasBecomeImpossibleIsNotOfferedAnyMore() {
    Scenario<Rone> table = Invaded.bare(2).given(s -> s.player(ONE).enter(4));
    table.given(s -> s.player(TWO).enter(4));
    table.perform(Effects.of(ONE, "{op: gain_resource, color: red, n: 3}"));
    table.choose(ONE, "give:player-1").offers(ONE, "give:player-1");
    table.given(s -> s.player(TWO).enter(5)).offersOnly(ONE, "give:player-0");
    table.choose(ONE, "give:player-0");
    int red = Colour.RED.ordinal();
    table.then(s -> assertThat(Resources.count(s.player(TWO).floating(), red)).isEqualTo(1));
    table.then(s -> assertThat(Resources.count(s.player(ONE).floating(), red)).isEqualTo(2));
  }

  @Test
  @Rule({"R18.2", "R14.2.2"})
  void whoComesLateStrikesTheNextCard() {
    Scenario<Rone> table = Invaded.bare(2).given(Invaded.invasion("stack", "inv-colossus"));
    table.given(Invaded.invasion("stack", "inv-borer"));
    for (Seat seat : table.state().seats()) {
      table.given(s -> s.player(seat).enter(6));
      table.given(s -> s.player(seat).addDamage(DamageType.RANGED, seat == ONE ? 2 : 20));
    }
    table.perform(new Striking(ONE)).asks(ONE, "choose-strike");
    table.perform(Effects.of(TWO, "{op: destroy_stat, stat: life, n: 20, target: opponent}"));
    table.asks(ONE, "choose-strike").choose(ONE, "hit-ranged:stack");
    table.then(s -> assertThat(s.stack().cards().size()).isEqualTo(1));
    table.then(s -> assertThat(s.stack().lifeLost()).isEqualTo(2));
  }
}
