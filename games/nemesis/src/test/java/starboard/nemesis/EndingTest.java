package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.SelfDestruct;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N23 The end of the game, N20 self-destruct, N24 objectives. */
final class EndingTest {

  private static Scenario<Nemesis> laid() {
    return Laid.of(2)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid.objective(ONE, "obj-salvaging-the-prime-asset"))
        .given(Laid.objective(TWO, "obj-hoarder"))
        .given(Laid::working);
  }

  @Test
  @Rule({"N20.6", "N20.8", "N22.4", "N21.1", "N3.10"})
  void theSelfDestructRunsAndUnlocksThePodsAtYellow() {
    laid()
        .given(s -> ShipState.of(s).startSelfDestruct())
        .given(s -> ShipState.of(s).advanceSelfDestruct())
        .given(s -> ShipState.of(s).advanceSelfDestruct())
        .then(s -> assertThat(SelfDestruct.whyNotStopped(s)).isNull())
        .perform(s -> s.then(s.rules().place().eventPhase(s).get(0)))
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isEqualTo(3))
        .then(s -> assertThat(ShipState.of(s).isUnlocked(0)).isTrue())
        .then(s -> assertThat(SelfDestruct.whyNotStopped(s)).isNotNull());
  }

  @Test
  @Rule({"N20.9", "N23.3"})
  void theSixthAdvanceAfterTheStartDestroysTheShip() {
    Scenario<Nemesis> game =
        laid()
            .given(s -> ShipState.of(s).startSelfDestruct())
            .given(s -> ShipState.of(s).hibernate(ONE));
    for (int advance = 1; advance <= 5; advance++) {
      game.perform(s -> s.then(s.rules().place().eventPhase(s).get(0)))
          .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse());
    }
    game.perform(s -> s.then(s.rules().place().eventPhase(s).get(0)))
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("destroyed"));
  }

  @Test
  @Rule({"N20.7", "N20.9", "N23.3", "N27.21"})
  void theSkullOrAJumpWithItRunningDestroysTheShip() {
    laid()
        .given(s -> ShipState.of(s).startSelfDestruct())
        .given(s -> s.clock().setTime(14))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .perform(s -> s.then(s.rules().place().eventPhase(s).get(0)))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("destroyed"));
  }

  @Test
  @Rule({"N23.1", "N23.4", "N24.1"})
  void theJumpSavesOnlyThoseAsleep() {
    laid()
        .given(Laid.course(Destination.EARTH))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .perform(new Ending.TimeIsUp())
        .ends(
            result -> {
              assertThat(result.winners()).isEqualTo(Seats.of(ONE));
              assertThat(result.seats().get(1).outcome()).isEqualTo("died");
            });
  }

  @Test
  @Rule({"N23.4", "N24.6"})
  void twoDamagedEnginesDestroyTheShip() {
    laid()
        .given(Laid.course(Destination.EARTH))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .given(s -> ShipState.of(s).swapTokens(0))
        .perform(s -> {})
        .given(s -> ShipState.of(s).swapTokens(1))
        .perform(new Ending.TimeIsUp())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule("N23.4")
  void notEarthKillsTheSleepersButQuarantineOnMars() {
    laid()
        .given(Laid.course(Destination.VENUS))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .perform(new Ending.TimeIsUp())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
    Laid.of(2)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid::working)
        .given(Laid.objective(ONE, "obj-quarantine"))
        .given(Laid.objective(TWO, "obj-ab-ovo"))
        .given(Laid.course(Destination.MARS))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .given(s -> ShipState.of(s).hibernate(TWO))
        .perform(new Ending.TimeIsUp())
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE)));
  }

  @Test
  @Rule({"N23.4", "N25.2"})
  void theInfectionCheckDrawsFourCards() {
    laid()
        .given(Laid.course(Destination.EARTH))
        .given(Laid.hand(ONE, "clean"))
        .given(s -> ShipState.of(s).launch(ONE))
        .perform(new Ending.InfectionCheck())
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
    Scenario<Nemesis> larva =
        laid()
            .given(
                s ->
                    s.cards()
                        .keepCards(ONE, s.cards().hand(ONE), Pile.EMPTY, s.cards().discard(ONE)))
            .given(Laid.larva(ONE))
            .given(s -> s.cards().takeContamination(ONE))
            .given(s -> ShipState.of(s).launch(ONE));
    larva.perform(new Ending.InfectionCheck()).then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
  }

  @Test
  @Rule({"N23.1", "N23.2"})
  void theGameEndsWhenNobodyIsLeft() {
    laid()
        .given(s -> ShipState.of(s).launch(TWO))
        .perform(new Wounds.Death(ONE))
        .then(s -> assertThat(s.over()).isTrue())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse());
    laid()
        .given(s -> ShipState.of(s).startSelfDestruct())
        .given(s -> ShipState.of(s).launch(TWO))
        .perform(new Wounds.Death(ONE))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue());
  }

  @Test
  @Rule("N23.5")
  void withoutAFirstEncounterObjectivesAreChosenAtTheEnd() {
    Laid.of(2)
        .given(s -> s.rules().mode().dealObjectives(s))
        .given(s -> ShipState.of(s).launch(ONE))
        .perform(new Ending.TimeIsUp())
        .asks(ONE, "ask.objective");
  }

  private static boolean met(Scenario<Nemesis> game, Seat seat, String objective) {
    Nemesis s = game.state();
    return Goals.isMet(s, seat, s.kit().content().objectives().require(objective));
  }

  @Test
  @Rule({"N23.3", "N24.2"})
  void nothingOnBoardOutlivesTheShip() {
    laid()
        .given(s -> ShipState.of(s).hibernate(ONE))
        .given(s -> ShipState.of(s).launch(TWO))
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isFalse())
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEmpty())
        .perform(new Ending.PlaceDestroyed())
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue())
        .then(s -> assertThat(s.creatures().isMatriarchKilled()).isTrue())
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(s.crew().isDead(TWO)).isFalse());
  }

  @Test
  @Rule({"N23.1", "N24.2"})
  void aJumpLeavesNestAndQueenAlive() {
    laid()
        .given(Laid.course(Destination.EARTH))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .perform(new Ending.TimeIsUp())
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isFalse())
        .then(s -> assertThat(s.creatures().isMatriarchKilled()).isFalse());
  }

  @Test
  @Rule({"N24.6", "N24.2", "N23.3"})
  void aDestroyedShipTakesTheNestAndTheQueenWithIt() {
    Scenario<Nemesis> game =
        laid().given(Laid.intruder("queen", "001")).given(s -> s.crew().sendSignal(ONE));
    game.given(Ending::destroy);
    assertThat(met(game, ONE, "obj-the-great-hunt")).isTrue();
    assertThat(met(game, ONE, "obj-cutting-off-the-head")).isTrue();
    assertThat(met(game, ONE, "obj-salvaging-the-prime-asset")).isTrue(); // the only one left
    assertThat(game.state().creatures().isMatriarchKilled()).isTrue();
  }

  @Test
  @Rule("N23.4")
  void anyOfTheFourCardsKills() {
    for (int seed = 0; seed < 8; seed++) {
      laid()
          .seed(seed)
          .given(Laid.larva(TWO))
          .given(Laid.hand(TWO, "rest", "search", "interruption", "clean"))
          .given(s -> s.cards().intoBox(s.cards().deck(TWO)))
          .given(s -> s.cards().keepCards(TWO, s.cards().hand(TWO), Pile.EMPTY, Pile.EMPTY))
          .given(s -> ShipState.of(s).launch(TWO))
          .perform(new Ending.InfectionCheck())
          .then(s -> assertThat(s.crew().isDead(TWO)).isTrue());
    }
  }

  @Test
  @Rule("N23.4")
  void withALarvaOnlyContaminationAmongTheFourKills() {
    laid()
        .given(Laid.larva(TWO))
        .given(s -> ShipState.of(s).launch(TWO))
        .perform(new Ending.InfectionCheck())
        .then(s -> assertThat(s.crew().isDead(TWO)).isFalse());
  }

  @Test
  @Rule({"N23.4", "N15.4"})
  void survivorsScanTheirContaminationWhereverItIs() {
    laid()
        .given(Stacked.ownDeck(TWO, "clean"))
        .given(Laid.contamination(TWO, false))
        .given(Stacked.contamination(false))
        .given(s -> s.cards().takeContamination(TWO))
        .given(s -> ShipState.of(s).launch(TWO))
        .then(s -> assertThat(s.knows(TWO, s.cards().deck(TWO).number(10))).isFalse())
        .perform(new Ending.InfectionCheck())
        .then(s -> assertThat(unscanned(s, s.cards().hand(TWO))).isZero())
        .then(s -> assertThat(unscanned(s, s.cards().deck(TWO))).isZero())
        .then(s -> assertThat(unscanned(s, s.cards().discard(TWO))).isZero());
  }

  /** The contamination of the second player in a pile that he has not seen. */
  private static int unscanned(Nemesis s, Pile pile) {
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      if (s.kit().isContamination(pile.number(i)) && !s.knows(TWO, pile.number(i))) count++;
    }
    return count;
  }

  @Test
  @Rule("N23.4")
  void oneDamagedEngineIsBorneAndAllIsTurnedUp() {
    laid()
        .given(Laid.course(Destination.EARTH))
        .given(s -> ShipState.of(s).hibernate(ONE))
        .given(s -> ShipState.of(s).swapTokens(0))
        .perform(new Ending.TimeIsUp())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse())
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).engines().at(0), TWO)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).coordinates().at(0), TWO)).isTrue());
  }

  @Test
  @Rule("N23.4")
  void everySurvivorIsCheckedOnceAndAllObjectivesAreShown() {
    Scenario<Nemesis> end =
        laid()
            .given(Laid.course(Destination.EARTH))
            .given(s -> ShipState.of(s).hibernate(ONE))
            .given(s -> ShipState.of(s).hibernate(TWO))
            .perform(new Ending.TimeIsUp());
    assertThat(end.events(ONE).stream().filter(e -> e.id().equals("event.not-infected")))
        .hasSize(2);
    end.then(s -> assertThat(Thing.isSeenBy(s.briefing().objectives(ONE).at(0), TWO)).isTrue());
  }
}
