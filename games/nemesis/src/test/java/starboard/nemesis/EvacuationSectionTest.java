package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Evacuation Sections and their pods. */
@Covers({"evacuation-section-a", "evacuation-section-b"})
final class EvacuationSectionTest {

  private static final int SILENCE = 9;

  private static Scenario<Nemesis> there() {
    return Turns.in("evacuation-section-a", "003").given(s -> ShipState.of(s).togglePod(0));
  }

  private static Scenario<Nemesis> boarded() {
    return Turns.uses(there().rolls(Chance.NOISE, SILENCE), "enter-pod");
  }

  private static Scenario<Nemesis> waiting() {
    return boarded().choose(ONE, "wait");
  }

  @Test
  @Rule({"N19.4", "N21.1"})
  void podsAreLockedAtFirst() {
    Turns.in("evacuation-section-a", "003")
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-enter-pod", "refused.no-pod");
  }

  @Test
  @Rule({"N21.2", "N21.3", "N21.4"})
  void whoBoardsMayLaunchAtOnce() {
    boarded()
        .asks(ONE, "ask.launch")
        .offersOnly(ONE, "launch", "wait")
        .choose(ONE, "launch")
        .then(s -> assertThat(ShipState.of(s).isLaunched(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isLaunched(TWO)).isFalse())
        .then(s -> assertThat(ShipState.of(s).hasPod(0)).isFalse())
        .then(s -> assertThat(ShipState.of(s).isUnlocked(0)).isFalse());
  }

  @Test
  @Rule({"N21.4", "N21.5"})
  void whoHasWaitedLaunchesAtTheStartOfATurnAndOnlyThatPodGoes() {
    Scenario<Nemesis> aboard =
        Turns.in("evacuation-section-b", "003")
            .given(s -> ShipState.of(s).togglePod(1))
            .rolls(Chance.NOISE, SILENCE);
    Turns.uses(aboard, "enter-pod")
        .choose(ONE, "wait")
        .given(s -> s.crew().nobodyHasPassed())
        .perform(new Turn(ONE))
        .choose(ONE, "launch")
        .then(s -> assertThat(ShipState.of(s).isLaunched(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).hasPod(1)).isFalse())
        .then(s -> assertThat(ShipState.of(s).isUnlocked(1)).isFalse())
        .then(s -> assertThat(ShipState.of(s).hasPod(0)).isTrue());
  }

  @Test
  @Rule({"N21.5", "N21.6"})
  void whoGoesOnWaitingHasPassed() {
    waiting()
        .given(s -> s.crew().nobodyHasPassed())
        .perform(new Turn(ONE))
        .choose(ONE, "wait")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).podOf(ONE)).isZero());
  }

  @Test
  @Rule({"N21.3", "N21.5", "N21.6"})
  void orWaitsAndPasses() {
    waiting()
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).podOf(ONE)).isZero())
        .then(s -> assertThat(s.crew().isInRoom(ONE)).isFalse())
        .perform(new NoiseRoll(ONE))
        .notTold(TWO, "event.noise-roll");
  }

  @Test
  @Rule("N21.5")
  void atTheFirstTurnOneLaunchesOrStepsOutOrWaits() {
    waiting()
        .given(s -> s.crew().nobodyHasPassed())
        .perform(new Turn(ONE))
        .offersOnly(ONE, "launch", "step-out", "wait")
        .choose(ONE, "step-out")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("003")));
  }

  @Test
  @Rule({"N21.4", "N21.5"})
  void aLockedPodCannotBeLaunched() {
    waiting()
        .given(s -> s.crew().nobodyHasPassed())
        .given(s -> ShipState.of(s).togglePod(0))
        .perform(new Turn(ONE))
        .refuses(ONE, "launch", "refused.pod-locked");
  }

  @Test
  @Rule("N21.2")
  void itFailsIfAnIntruderComes() {
    Scenario<Nemesis> table =
        there()
            .given(Laid.hand(ONE, "rest", "demolition", "order"))
            .given(Laid.noise("c-001-003"))
            .given(s -> s.creatures().noteFirstEncounter())
            .rolls(Chance.NOISE, 1)
            .draws(Chance.BAG, 1);
    Turns.uses(table, "enter-pod")
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).podOf(ONE)).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N21.2", "N14.6"})
  void itFailsEvenIfTheLarvaThatCameHasAttachedItself() {
    Scenario<Nemesis> table =
        there()
            .given(Laid.noise("c-001-003"))
            .given(Laid.bag("tok-larva-1"))
            .given(s -> s.creatures().noteFirstEncounter())
            .rolls(Chance.NOISE, 1);
    Turns.uses(table, "enter-pod")
        .told(ONE, "event.boarding-fails")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).podOf(ONE)).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N21.7", "N21.9"})
  void anIntruderInTheSectionThrowsEverybodyBack() {
    waiting()
        .then(s -> assertThat(s.crew().isInPlay(ONE)).isTrue())
        .given(Laid.intruder("adult", "003"))
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
  }

  @Test
  @Rule({"N19.4", "N21.2"})
  void sectionBHasPodsOfItsOwn() {
    Scenario<Nemesis> table =
        Turns.in("evacuation-section-b", "003")
            .given(s -> ShipState.of(s).togglePod(0))
            .perform(new Turn(ONE))
            .refuses(ONE, "use:action-enter-pod", "refused.no-pod")
            .given(s -> ShipState.of(s).togglePod(1))
            .rolls(Chance.NOISE, SILENCE);
    Turns.uses(table, "enter-pod").then(s -> assertThat(ShipState.of(s).podOf(ONE)).isEqualTo(1));
  }

  @Test
  @Rule("N21.2")
  void aPodHasTwoSeats() {
    Turns.table("captain", "pilot", "scout")
        .given(Laid.explored("003", "evacuation-section-a"))
        .given(Laid.stands(ONE, "003"))
        .given(Laid.hand(ONE, "rest", "demolition"))
        .given(s -> ShipState.of(s).togglePod(0))
        .given(s -> ShipState.of(s).board(TWO, 0))
        .given(s -> ShipState.of(s).board(Seat.THREE, 0))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-enter-pod", "refused.no-pod");
  }

  @Test
  @Rule({"N21.4", "N23.1"})
  void whenTheLastOneLaunchesTheGameIsOver() {
    boarded()
        .given(s -> s.crew().die(TWO))
        .choose(ONE, "launch")
        .ends(result -> assertThat(result.seats()).hasSize(2));
  }

  @Test
  @Rule("N21.7")
  void anIntruderThrowsThoseOfEveryPodOfTheSectionBack() {
    Laid.of(3)
        .given(Laid.explored("003", "evacuation-section-a"))
        .given(s -> ShipState.of(s).board(ONE, 0))
        .given(s -> ShipState.of(s).board(TWO, 2))
        .given(s -> ShipState.of(s).board(THREE, 1))
        .perform(s -> s.creatures().place(Laid.figure("adult", 1), Laid.room("003"), Nemesis.NONE))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("003")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("003")))
        .then(s -> assertThat(ShipState.of(s).podOf(THREE)).isEqualTo(1));
  }
}
