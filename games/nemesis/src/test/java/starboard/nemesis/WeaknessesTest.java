package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.NoiseRoll;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The weaknesses, in force once they are face up (N17.3). */
final class WeaknessesTest {

  private static Scenario<Nemesis> known(String weakness) {
    return Laid.of(2).given(Stacked.weakness(weakness));
  }

  private static int weapon(Nemesis s) {
    return s.kit().weaponOf(s.belongings().held(ONE).number(0));
  }

  @Test
  @Covers("weak-vital-places")
  @Rule({"N17.3", "N11.3"})
  void vitalPlacesTurnABlankAgainstAdultsIntoAHit() {
    known("weak-vital-places")
        .given(Laid.intruder("adult", "011"))
        .given(Stacked.attack("at-scratch-6"))
        .rolls(Chance.COMBAT, 1)
        .perform(new Combat.Melee(ONE, Laid.figure("adult", 1)))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .given(Laid.intruder("creeper", "011"))
        .rolls(Chance.COMBAT, 1)
        .perform(new Combat.Melee(ONE, Laid.figure("creeper", 1)))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("creeper", 1))).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N17.3", "N11.3"})
  void vitalPlacesWorkForAShotWhoseFaceTheWeaponLeavesAsItIs() {
    Scenario<Nemesis> table =
        known("weak-vital-places")
            .given(Laid.plays(ONE, "scout"))
            .given(Laid.intruder("adult", "011"))
            .given(Stacked.attack("at-scratch-6"))
            .rolls(Chance.COMBAT, 1);
    int adult = Laid.figure("adult", 1);
    table
        .perform(new Combat.Shot(ONE, weapon(table.state()), adult, Combat.Manner.PLAIN))
        .then(s -> assertThat(s.creatures().injuries(adult)).isEqualTo(1));
  }

  @Test
  @Covers("weak-fire")
  @Rule({"N17.3", "N3.12"})
  void vulnerabilityToFireAddsAnInjury() {
    known("weak-fire")
        .given(Laid.intruder("queen", "020"))
        .given(Laid.burning("020"))
        .given(Stacked.attack("at-scratch-5", "at-scratch-6"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(2));
  }

  @Test
  @Covers("weak-reaction-to-danger")
  @Rule({"N17.3", "N10.5"})
  void reactionToDangerLowersTheNumber() {
    known("weak-reaction-to-danger")
        .given(Laid.bag("tok-adult-3"))
        .given(Laid.cardsInHand(ONE, 2))
        .perform(new Encounter(ONE))
        .notTold(ONE, "event.surprise");
    known("weak-reaction-to-danger")
        .given(Laid.bag("tok-larva-1"))
        .perform(new Encounter(ONE))
        .told(ONE, "event.surprise");
  }

  @Test
  @Covers("weak-energy")
  @Rule({"N17.3", "N11.3"})
  void vulnerabilityToEnergyAddsAnInjuryToShots() {
    known("weak-energy")
        .given(Laid.plays(ONE, "scout"))
        .given(Laid.intruder("queen", "011"))
        .given(Stacked.attack("at-scratch-5", "at-scratch-6"))
        .rolls(Chance.COMBAT, 5)
        .perform(
            s ->
                s.then(
                    new Combat.Shot(ONE, weapon(s), Laid.figure("queen", 1), Combat.Manner.PLAIN)))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(2));
  }

  @Test
  @Covers("weak-way-of-moving")
  @Rule({"N17.3", "N9.20"})
  void theWayOfMovingHoldsSmallerIntrudersBehindDoors() {
    known("weak-way-of-moving")
        .given(Laid.intruder("adult", "014"))
        .given(Laid.intruder("breeder", "015"))
        .given(Laid.closed("c-011-014", "c-011-015"))
        .perform(new NoiseRoll.Danger(Laid.room("011")))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-011-014"))).isTrue())
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-011-015"))).isTrue())
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Laid.whereIs(s, "breeder", 1)).isEqualTo("015"));
  }

  @Test
  @Covers("weak-phosphates")
  @Rule({"N17.3", "N13.8"})
  void susceptibilityToPhosphatesHurtsBeforeTheRetreat() {
    known("weak-phosphates")
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(Laid.intruder("adult", "011"))
        .given(Stacked.attack("at-scratch-6"))
        .given(Stacked.event("ev-lurking"))
        .perform(Laid.uses(ONE, "fire-extinguisher", 2))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(1))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"));
  }

  @Test
  @Covers("weak-way-of-fighting")
  @Rule("N17.3")
  void theWayOfFightingBluntsTheBiteOfAdults() {
    known("weak-way-of-fighting")
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg"))
        .given(Stacked.attack("at-bite-4"))
        .given(Laid.intruder("adult", "011"))
        .perform(new Attack(Laid.figure("adult", 1), ONE, false))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(2))
        .given(Laid.intruder("breeder", "011"))
        .perform(new Attack(Laid.figure("breeder", 1), ONE, false))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
  }

  @Test
  @Covers("weak-brink-of-extinction")
  @Rule({"N17.3", "N13.3"})
  void theBrinkOfExtinctionLowersTheHealthTotalOnce() {
    known("weak-brink-of-extinction")
        .given(Stacked.attack("at-scratch-3"))
        .given(Laid.intruder("adult", "011"))
        .perform(new Injuries.Injure(Laid.figure("adult", 1), 2, false))
        .told(TWO, "event.killed");
    known("weak-brink-of-extinction")
        .given(Stacked.attack("at-scratch-2", "at-scratch-3"))
        .given(Laid.intruder("breeder", "011"))
        .perform(new Injuries.Injure(Laid.figure("breeder", 1), 3, false))
        .notTold(TWO, "event.killed")
        .perform(new Injuries.Injure(Laid.figure("breeder", 1), 1, false))
        .told(TWO, "event.killed");
  }
}
