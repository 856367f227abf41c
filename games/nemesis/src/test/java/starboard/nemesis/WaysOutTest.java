package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.SelfDestruct;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N20.10 Hibernation, N21 escape pods. */
final class WaysOutTest {

  private static Scenario<Nemesis> inSection() {
    return Laid.of(2)
        .given(Laid.explored("002", "evacuation-section-a"))
        .given(Laid.stands(ONE, "002"))
        .given(Laid.cardsInHand(ONE, 4));
  }

  private static void act(Scenario<Nemesis> game, String action) {
    game.choose(ONE, action);
    for (int i = 0; i < 2; i++) game.choose(ONE, game.decision(ONE).options().get(0).id());
  }

  @Test
  @Rule({"N21.1", "N21.2"})
  void lockedPodsCannotBeBoarded() {
    inSection().perform(new Turn(ONE)).refuses(ONE, "use:action-enter-pod", "refused.no-pod");
  }

  @Test
  @Rule({"N21.2", "N21.3", "N21.4", "N7.7"})
  void boardAndLaunch() {
    Scenario<Nemesis> game =
        inSection()
            .given(s -> ShipState.of(s).unlockAll())
            .rolls(Chance.NOISE, 9)
            .perform(new Turn(ONE));
    act(game, "use:action-enter-pod");
    game.asks(ONE, "ask.launch")
        .choose(ONE, "launch")
        .then(s -> assertThat(ShipState.of(s).isLaunched(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).hasPod(0)).isFalse())
        .then(s -> assertThat(s.over()).isFalse());
  }

  @Test
  @Rule({"N21.3", "N21.5", "N21.6", "N21.9"})
  void waitingIsAPassAndTheNextTurnBeginsInThePod() {
    Scenario<Nemesis> game =
        inSection()
            .given(s -> ShipState.of(s).unlockAll())
            .rolls(Chance.NOISE, 9)
            .perform(new Turn(ONE));
    act(game, "use:action-enter-pod");
    game.choose(ONE, "wait")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(s.crew().roomOf(ONE)).isNegative())
        .choose(ONE, "done")
        .perform(s -> s.crew().nobodyHasPassed())
        .perform(new Turn(ONE))
        .offersOnly(ONE, "launch", "step-out", "wait")
        .choose(ONE, "step-out")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("002")))
        .asks(ONE, "ask.action");
  }

  @Test
  @Rule({"N21.2", "N21.7"})
  void anIntruderThatComesMakesItFailAndThrowsOut() {
    Scenario<Nemesis> game =
        inSection()
            .given(s -> ShipState.of(s).unlockAll())
            .given(s -> s.creatures().noteFirstEncounter())
            .given(Laid.noise("c-001-002"))
            .given(Laid.bag("tok-adult-2"))
            .given(s -> ShipState.of(s).board(TWO, 0))
            .rolls(Chance.NOISE, 5)
            .perform(new Turn(ONE));
    act(game, "use:action-enter-pod");
    game.then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("002")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("002")))
        .then(s -> assertThat(s.crew().isInCombat(TWO)).isTrue());
  }

  @Test
  @Rule("N21.4")
  void aLockedPodCannotBeLaunched() {
    inSection()
        .given(s -> ShipState.of(s).board(ONE, 0))
        .perform(new Turn(ONE))
        .refuses(ONE, "launch", "refused.pod-locked");
  }

  @Test
  @Rule({"N20.10", "N22.3", "N20.11"})
  void hibernationFromTheFirstBlueSpace() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 4))
        .given(s -> s.clock().setTime(6))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-hibernate", "refused.chambers-closed");
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.cardsInHand(ONE, 4))
            .given(Laid.stands(TWO, "001"))
            .given(s -> s.clock().setTime(7))
            .rolls(Chance.NOISE, 9)
            .perform(new Turn(ONE));
    act(game, "use:action-hibernate");
    game.then(s -> assertThat(ShipState.of(s).isHibernating(ONE)).isTrue())
        .then(s -> assertThat(s.crew().isInPlay(ONE)).isFalse())
        .then(s -> assertThat(SelfDestruct.whyNotStarted(s, false)).isNotNull())
        .then(s -> assertThat(SelfDestruct.whyNotStarted(s, true)).isNull());
  }
}
