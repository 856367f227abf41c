package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.ObjectKind;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N12 Eggs. */
final class EggsTest {

  private static Scenario<Nemesis> nest() {
    return Laid.of(2)
        .given(Laid.explored("002", "nest"))
        .given(Laid.stands(ONE, "002"))
        .rolls(Chance.NOISE, 9);
  }

  @Test
  @Rule({"N12.2", "N12.4", "N12.5"})
  void anyFaceButABlankDestroysOneEgg() {
    for (int face = 1; face <= 6; face++) {
      int eggs = face == 1 ? 5 : 4;
      nest()
          .rolls(Chance.COMBAT, face)
          .perform(new Combat.Melee(ONE, Combat.EGGS))
          .told(TWO, "event.noise-roll")
          .then(s -> assertThat(s.creatures().eggs()).isEqualTo(eggs))
          .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
          .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue());
    }
  }

  @Test
  @Rule("N12.4")
  void theAlarmIsRaisedInCombatToo() {
    nest()
        .given(Laid.intruder("adult", "002"))
        .rolls(Chance.COMBAT, 5)
        .perform(new Combat.Melee(ONE, Combat.EGGS))
        .told(TWO, "event.noise-roll");
  }

  @Test
  @Rule({"N12.6", "N12.1"})
  void theNestIsDestroyedWithItsLastEggButNotByOneCarriedAway() {
    nest()
        .given(
            s -> {
              for (int i = 0; i < 4; i++) s.creatures().takeEgg();
              s.objects().carry(ObjectKind.EGG, null, TWO);
            })
        .rolls(Chance.COMBAT, 5)
        .perform(new Combat.Melee(ONE, Combat.EGGS))
        .told(TWO, "event.nest-destroyed")
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  @Test
  @Rule({"N12.7", "N12.6"})
  void eggsOnTheFloorGoFirst() {
    nest()
        .given(Laid.lying(ObjectKind.EGG, "002"))
        .rolls(Chance.COMBAT, 5)
        .perform(new Combat.Melee(ONE, Combat.EGGS))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.EGG, Laid.room("002")))
                    .isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule("N3.12")
  void fireDestroysOneEggOfTheNest() {
    Laid.of(2)
        .given(Laid.explored("002", "nest"))
        .given(Laid.burning("002"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4));
  }

  @Test
  @Rule("N3.12")
  void fireDestroysEveryEggThatLiesElsewhere() {
    Laid.of(2)
        .given(Laid.lying(ObjectKind.EGG, "011"))
        .given(Laid.lying(ObjectKind.EGG, "011"))
        .given(s -> s.creatures().takeEgg())
        .given(Laid.carries(ONE, ObjectKind.EGG))
        .given(Laid.burning("011"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.objects().eggsIn(Laid.room("011"))).isZero())
        .then(s -> assertThat(s.creatures().eggsDestroyed()).isEqualTo(2))
        .then(s -> assertThat(s.objects().carried(ObjectKind.EGG, ONE)).isNotNegative());
  }

  @Test
  @Rule("N27.8")
  void anEggOfTheDeadLiesOnTheFloor() {
    Laid.of(2)
        .given(s -> s.creatures().takeEgg())
        .given(s -> s.objects().carry(ObjectKind.EGG, null, ONE))
        .perform(new Wounds.Death(ONE))
        .then(s -> assertThat(s.objects().eggsIn(Laid.room("011"))).isEqualTo(1));
  }
}
