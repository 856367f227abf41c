package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N14 Intruder attacks. */
final class AttackTest {

  private static Scenario<Nemesis> before(String type, String attack) {
    return Laid.of(3)
        .given(Laid.stands(THREE, "001"))
        .given(Laid.intruder(type, "011"))
        .given(Stacked.attack(attack))
        .given(Stacked.wounds("wound-leg"));
  }

  private static Attack attack(String type) {
    return new Attack(Laid.figure(type, 1), ONE, false);
  }

  @Test
  @Rule("N14.3")
  void withoutTheSymbolItMisses() {
    before("creeper", "at-claw-3")
        .perform(attack("creeper"))
        .told(TWO, "event.misses")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1));
    before("adult", "at-claw-3")
        .perform(attack("adult"))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N14.5", "N16.2"})
  void aBiteKillsWithTwoSeriousWoundsDressedOnesToo() {
    before("adult", "at-bite-4")
        .perform(attack("adult"))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    before("adult", "at-bite-4")
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg"))
        .given(s -> s.crew().dress(ONE, 0))
        .perform(attack("adult"))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
  }

  @Test
  @Rule("N17.3")
  void theWayOfFightingMakesAnAdultsBiteALightWound() {
    before("adult", "at-bite-4")
        .given(Stacked.weakness("weak-way-of-fighting"))
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg"))
        .perform(attack("adult"))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N14.6", "N27.7", "N15.7"})
  void aLarvaAttachesAndFurtherOnesOnlyContaminate() {
    before("larva", "at-claw-3")
        .perform(attack("larva"))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue())
        .given(Laid.intruder("larva", "011"))
        .perform(attack("larva"))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule({"N14.4", "N4.10"})
  void armorCancelsAnyAttack() {
    before("adult", "at-claw-3")
        .given(Laid.item(ONE, "armor"))
        .perform(attack("adult"))
        .asks(ONE, "ask.cancel-attack")
        .choose(ONE, "react:items-0-armor")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(
            s ->
                assertThat(s.belongings().owns(ONE, s.kit().content().items().indexOf("armor")))
                    .isFalse());
  }

  @Test
  @Rule({"N14.4", "N4.10", "N10.8"})
  void nervesOfSteelCancelASurpriseOnlyAndTheLarvaStays() {
    Laid.of(2)
        .given(Laid.plays(ONE, "soldier"))
        .given(Laid.hand(ONE, "nerves-of-steel"))
        .given(Laid.intruder("larva", "011"))
        .perform(new Attack(Laid.figure("larva", 1), ONE, false))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
    Laid.of(2)
        .given(Laid.plays(ONE, "soldier"))
        .given(Laid.hand(ONE, "nerves-of-steel"))
        .given(Laid.intruder("larva", "011"))
        .perform(new Attack(Laid.figure("larva", 1), ONE, true))
        .choose(ONE, "react:hand-0-nerves-of-steel")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.creatures().hasIntruder(Laid.room("011"))).isTrue());
  }

  @Test
  @Rule("N14.4")
  void whoCouldHoldNervesOfSteelIsAskedEvenWithoutThem() {
    Laid.of(2)
        .given(Laid.plays(ONE, "soldier"))
        .given(Laid.hand(ONE, "rest"))
        .given(Laid.intruder("larva", "011"))
        .perform(new Attack(Laid.figure("larva", 1), ONE, true))
        .offersOnly(ONE, "let-it-be");
  }

  @Test
  @Rule("N14.9")
  void frenzyStrikesEverybodyInTheRoom() {
    before("breeder", "at-frenzy-3")
        .given(Laid.wounds(TWO, "wound-leg", "wound-leg"))
        .given(Laid.item(ONE, "armor"))
        .perform(attack("breeder"))
        .choose(ONE, "react:items-0-armor")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue())
        .then(s -> assertThat(s.crew().seriousWounds(THREE)).isZero());
  }

  @Test
  @Rule("N3.11")
  void anIntruderLeftWithoutACharacterDoesNotAttack() {
    before("adult", "at-claw-3")
        .given(Laid.stands(ONE, "001"))
        .given(Laid.stands(TWO, "001"))
        .perform(new EventSteps.IntruderAttacks())
        .notTold(ONE, "event.attacks");
  }

  @Test
  @Rule("N14.8")
  void aFigureThatHasJustComeRests() {
    before("adult", "at-claw-3")
        .perform(s -> s.creatures().rest(Laid.figure("adult", 1)))
        .perform(attack("adult"))
        .notTold(ONE, "event.attacks")
        .perform(new EventSteps.IntruderAttacks())
        .told(ONE, "event.attacks");
  }
}
