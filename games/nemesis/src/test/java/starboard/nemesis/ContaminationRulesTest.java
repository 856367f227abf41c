package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N15 Contamination. */
final class ContaminationRulesTest {

  private static Scenario<Nemesis> scanned(Scenario<Nemesis> table) {
    return table.perform(new Contamination.ScanHand(ONE, true, true));
  }

  @Test
  @Rule({"N15.1", "N15.3"})
  void aTakenCardGoesUnscannedToTheDiscardPile() {
    Laid.of(2)
        .perform(s -> s.cards().takeContamination(ONE))
        .told(TWO, "event.contaminated")
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.knows(ONE, s.cards().discard(ONE).number(0))).isFalse());
  }

  @Test
  @Rule("N15.1")
  void anEmptyDeckGivesNothing() {
    Laid.of(2)
        .given(s -> s.cards().layContamination(Pile.EMPTY))
        .perform(s -> s.cards().takeContamination(ONE))
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule("N15.2")
  void contaminationInHandCountsButPaysNothing() {
    Laid.of(2)
        .given(Laid.hand(ONE, "clean", "reload"))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.cards().actionCards(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N15.4", "N15.8"})
  void aScanRemovesTheCleanCards() {
    scanned(Laid.of(2).given(Laid.hand(ONE, "clean", "clean", "reload")))
        .told(ONE, "event.you-scan")
        .notTold(TWO, "event.you-scan")
        .told(TWO, "event.scans")
        .notTold(TWO, "event.infected")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse());
  }

  @Test
  @Rule({"N15.4", "N15.6"})
  void anInfectedCardStaysAndIsALarva() {
    scanned(Laid.of(2).given(Laid.hand(ONE, "infected", "infected", "clean")))
        .told(TWO, "event.infected")
        .told(TWO, "event.larva")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
  }

  @Test
  @Rule("N15.6")
  void withALarvaAnInfectionKillsAndACreeperAppears() {
    scanned(Laid.of(2).given(Laid.larva(ONE)).given(Laid.hand(ONE, "infected")))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEqualTo("011"))
        .then(
            s ->
                assertThat(s.creatures().tokenOf(Laid.figure("creeper", 1)))
                    .isEqualTo(Nemesis.NONE))
        .then(s -> assertThat(s.crew().isInCombat(TWO)).isTrue());
  }

  @Test
  @Rule("N15.7")
  void aCleanScanLeavesTheLarvaAlone() {
    scanned(Laid.of(2).given(Laid.larva(ONE)).given(Laid.hand(ONE, "clean")))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
  }

  @Test
  @Rule({"N15.5", "N15.8"})
  void treatmentRemovesInfectedCardsAndTheLarva() {
    Laid.of(2)
        .given(Laid.larva(ONE))
        .given(Laid.hand(ONE, "infected", "clean"))
        .given(Stacked.ownDeck(ONE, "infected"))
        .perform(new Contamination.ScanAll(ONE))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(10));
  }

  @Test
  @Rule("N15.8")
  void allSeeHowManyCardsATreatmentRemovesAndWhereFrom() {
    Scenario<Nemesis> table =
        Laid.of(2)
            .given(Laid.hand(ONE, "clean"))
            .given(Stacked.ownDeck(ONE, "infected"))
            .perform(new Contamination.ScanAll(ONE));
    assertThat(table.events(TWO).getLast().text())
        .isEqualTo(Text.of("event.scans-all", Arg.of(ONE), Arg.of(0), Arg.of(1), Arg.of(0)));
  }
}
