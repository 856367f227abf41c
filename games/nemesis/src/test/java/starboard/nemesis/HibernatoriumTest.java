package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seats;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Hibernatorium. */
@Covers("hibernatorium")
final class HibernatoriumTest {

  private static final int SILENCE = 9;

  private static Scenario<Nemesis> there() {
    return Turns.inPrinted("011").given(s -> s.clock().setTime(7)).rolls(Chance.NOISE, SILENCE);
  }

  @Test
  @Rule({"N19.23", "N20.10", "N22.3"})
  void theChambersOpenOnTheFirstBlueSpace() {
    Turns.inPrinted("011")
        .given(s -> s.clock().setTime(6))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-hibernate", "refused.chambers-closed");
    Turns.uses(there(), "hibernate")
        .told(TWO, "event.hibernates")
        .then(s -> assertThat(ShipState.of(s).isHibernating(ONE)).isTrue())
        .then(s -> assertThat(s.crew().isInPlay(ONE)).isFalse());
  }

  @Test
  @Rule("N20.10")
  void itFailsIfAnIntruderComes() {
    Scenario<Nemesis> table =
        Turns.inPrinted("011")
            .given(s -> s.clock().setTime(7))
            .given(Laid.hand(ONE, "rest", "demolition", "order"))
            .given(Laid.noise("c-011-015"))
            .given(s -> s.creatures().noteFirstEncounter())
            .rolls(Chance.NOISE, 1)
            .draws(Chance.BAG, 1);
    Turns.uses(table, "hibernate")
        .told(ONE, "event.hibernation-fails")
        .then(s -> assertThat(ShipState.of(s).isHibernating(ONE)).isFalse());
  }

  @Test
  @Rule({"N20.10", "N14.6"})
  void itFailsEvenIfTheLarvaThatCameHasAttachedItself() {
    Scenario<Nemesis> table =
        Turns.inPrinted("011")
            .given(s -> s.clock().setTime(7))
            .given(Laid.noise("c-011-015"))
            .given(Laid.bag("tok-larva-1"))
            .given(s -> s.creatures().noteFirstEncounter())
            .rolls(Chance.NOISE, 1);
    Turns.uses(table, "hibernate")
        .told(ONE, "event.hibernation-fails")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(ShipState.of(s).isHibernating(ONE)).isFalse());
  }

  @Test
  @Rule({"N20.10", "N9.4"})
  void notWithAMalfunction() {
    there()
        .given(Laid.broken("011"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-hibernate", "refused.malfunction");
  }

  @Test
  @Rule("N20.11")
  void onlyDestructionTouchesTheSleepers() {
    there()
        .given(s -> ShipState.of(s).hibernate(TWO))
        .perform(new Wounds.Serious(TWO))
        .perform(new NoiseRoll(TWO))
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isZero())
        .then(s -> assertThat(ShipState.of(s).isHibernating(TWO)).isTrue())
        .given(s -> Ending.destroy(s))
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue());
  }

  @Test
  @Rule({"N20.10", "N23.1"})
  void whenTheLastOneSleepsTheGameIsOver() {
    Scenario<Nemesis> table = there().given(s -> s.crew().die(TWO));
    Turns.uses(table, "hibernate").ends(result -> assertThat(result.seats()).hasSize(2));
  }

  @Test
  @Rule({"N20.11", "N17.3"})
  void whoSleepsIsNotInPlay() {
    there()
        .given(s -> ShipState.of(s).hibernate(ONE))
        .then(s -> assertThat(s.crew().inPlay()).isEqualTo(Seats.of(TWO)));
  }
}
