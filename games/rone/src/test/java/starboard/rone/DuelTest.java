package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Ending;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seats;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Decks;
import starboard.rone.effect.Reshuffling;
import starboard.rone.game.RoneGame;
import starboard.rone.rivals.DealingDamage;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R7, R9, R10: damage, reshuffles and the end of a duel. */
final class DuelTest {

  private static Scenario<Rone> table() {
    return Scenario.of(new RoneGame(), 2)
        .given(
            s -> {
              s.player(ONE).setCounters(16, 14);
              s.player(TWO).setCounters(16, 14);
            });
  }

  private static void give(Rone s, String zone, String... cards) {
    for (String card : cards) s.player(ONE).give(zone, Box.kind(card));
  }

  @Test
  @Rule("R9.1.2")
  void meleeTakesArmourFirstThenLife() {
    table()
        .given(s -> s.player(TWO).setCounters(2, 10))
        .given(s -> s.player(TWO).suffer(DamageType.MELEE, 4))
        .then(
            s -> {
              assertThat(s.player(TWO).armour()).isZero();
              assertThat(s.player(TWO).life()).isEqualTo(8);
            });
  }

  @Test
  @Rule({"R9.1.1", "R9.1.3"})
  void armourDestructionIgnoresItsSurplusAndRangedIgnoresArmour() {
    table()
        .given(s -> s.player(TWO).setCounters(2, 10))
        .given(s -> s.player(TWO).suffer(DamageType.RANGED, 3))
        .given(s -> s.player(TWO).suffer(DamageType.ARMOUR, 5))
        .then(
            s -> {
              assertThat(s.player(TWO).armour()).isZero();
              assertThat(s.player(TWO).life()).isEqualTo(7);
            });
  }

  @Test
  @Rule("R2.1")
  void gainsAboveEighteenAreLost() {
    table()
        .given(s -> s.player(ONE).gainArmour(5))
        .given(s -> s.player(ONE).gainLife(9))
        .then(
            s -> {
              assertThat(s.player(ONE).armour()).isEqualTo(18);
              assertThat(s.player(ONE).life()).isEqualTo(18);
            });
  }

  @Test
  @Rule({"R7.1", "R7.4", "R7.5", "R7.6"})
  void aDrawFromAnEmptyDeckCostsLifeForTheScrapyardAndGoesOn() {
    table()
        .given(s -> give(s, "scrapyard", "brawler", "jalak", "scout"))
        .given(s -> give(s, "base", "tech-archive"))
        .perform(new Decks.Draw(ONE, 1))
        .told(TWO, "reshuffled")
        .then(
            s -> {
              assertThat(s.player(ONE).life()).isEqualTo(12);
              assertThat(s.player(ONE).hand().size()).isEqualTo(1);
              assertThat(s.player(ONE).deck().size()).isEqualTo(2);
              assertThat(s.player(ONE).scrapyard().isEmpty()).isTrue();
            });
  }

  @Test
  @Rule({"R7.6", "R10.2"})
  void aReshuffleCanKillItsOwner() {
    table()
        .given(s -> s.player(ONE).setCounters(16, 2))
        .given(s -> give(s, "scrapyard", "brawler", "jalak"))
        .perform(new Reshuffling(ONE))
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(TWO)));
  }

  @Test
  @Rule("R7.3")
  void whoNeedsACardAndHasNothingToShuffleLoses() {
    table()
        .perform(new Decks.Draw(ONE, 1))
        .told(ONE, "no-deck")
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(TWO)));
  }

  @Test
  @Rule({"R10.3", "R10.4"})
  void theSurvivalCheckCanMakeItADraw() {
    table()
        .given(s -> s.player(ONE).setCounters(16, 2))
        .given(s -> give(s, "scrapyard", "brawler", "jalak"))
        .given(s -> s.player(TWO).setCounters(0, 0))
        .given(starboard.rone.effect.Ending::check)
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule("R10.3")
  void aTechnologySavesACardInTheSurvivalCheck() {
    table()
        .given(s -> s.player(ONE).setCounters(16, 2))
        .given(s -> give(s, "scrapyard", "brawler", "jalak"))
        .given(s -> give(s, "base", "tech-archive"))
        .given(s -> s.player(TWO).setCounters(0, 0))
        .given(starboard.rone.effect.Ending::check)
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE)));
  }

  /** What felled a player is why the game is over for it, not the check of who has survived. */
  @Test
  @Rule({"R10.2", "R10.3"})
  void theDefeatedIsToldWhatFelledItBeforeTheOtherIsChecked() {
    Scenario<Rone> table =
        table()
            .given(s -> give(s, "scrapyard", "brawler", "jalak"))
            .given(s -> s.player(TWO).setCounters(0, 3))
            .given(s -> s.player(ONE).enter(6))
            .given(s -> s.player(ONE).addDamage(DamageType.RANGED, 4))
            .perform(new DealingDamage(ONE));
    List<Event> told = table.events(TWO);
    assertThat(told).extracting(Event::id).containsSubsequence("hit", "loses", "life-lost", "wins");
    Ending ending = Objects.requireNonNull(Ending.of(Telling.of(Viewer.of(TWO), told), TWO));
    assertThat(ending.links()).extracting(Event::id).contains("hit").doesNotContain("life-lost");
    assertThat(ending.end().beat().rule()).isEqualTo("R10.2");
  }

  @Test
  @Rule({"R10.3", "R10.4"})
  void whoFallsInTheCheckIsToldSoInTheResult() {
    table()
        .given(s -> s.player(ONE).setCounters(16, 2))
        .given(s -> give(s, "scrapyard", "brawler", "jalak"))
        .given(s -> s.player(TWO).setCounters(0, 0))
        .given(starboard.rone.effect.Ending::check)
        .ends(
            result ->
                assertThat(result.seats())
                    .extracting(outcome -> outcome.why().key())
                    .containsExactly("result.fell-in-check", "result.drawn"));
  }
}
