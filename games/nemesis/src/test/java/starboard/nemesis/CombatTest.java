package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.Eggs;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N11 Characters attack and escape, N12 eggs. */
final class CombatTest {

  private static final int BLANK = 1;
  private static final int CREEPER = 2;
  private static final int ADULT = 4;
  private static final int HIT = 5;
  private static final int DOUBLE = 6;

  /** The pilot, alone with a breeder, has a shotgun: one more injury on every hit. */
  private static Scenario<Nemesis> against(String type) {
    return Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder(type, "001"))
        .given(Stacked.attack("at-claw-5", "at-scratch-5"))
        .given(Laid.cardsInHand(TWO, 4));
  }

  private static int injuries(Scenario<Nemesis> game, String type) {
    return game.state().creatures().injuries(Laid.figure(type, 1));
  }

  @Test
  @Rule({"N11.2", "N4.6"})
  void shootingAsksForTheTargetThenForACardThenSpendsAmmo() {
    Scenario<Nemesis> game =
        against("breeder")
            .rolls(Chance.COMBAT, HIT)
            .perform(new Turn(TWO))
            .refuses(TWO, "move:room-002", "refused.in-combat")
            .choose(TWO, "shoot")
            .asks(TWO, "ask.pay");
    game.choose(TWO, game.decision(TWO).options().get(0).id());
    assertThat(injuries(game, "breeder")).isEqualTo(2);
    game.then(
        s ->
            assertThat(s.belongings().ammo(s.kit().weaponOf(s.belongings().held(TWO).number(0))))
                .isEqualTo(1));
  }

  private static Combat.Shot shot(Scenario<Nemesis> game, String type) {
    int weapon = game.state().kit().weaponOf(game.state().belongings().held(TWO).number(0));
    return new Combat.Shot(TWO, weapon, Laid.figure(type, 1), Combat.Manner.PLAIN);
  }

  @Test
  @Rule({"N11.2", "N11.3"})
  void facesHurtByType() {
    Scenario<Nemesis> miss = against("breeder").rolls(Chance.COMBAT, ADULT);
    miss.perform(shot(miss, "breeder"));
    assertThat(injuries(miss, "breeder")).isZero();
    Scenario<Nemesis> hit = against("adult").rolls(Chance.COMBAT, ADULT);
    hit.perform(shot(hit, "adult"));
    assertThat(injuries(hit, "adult")).isEqualTo(2);
    Scenario<Nemesis> many = against("breeder").rolls(Chance.COMBAT, DOUBLE);
    many.perform(shot(many, "breeder"));
    assertThat(injuries(many, "breeder")).isEqualTo(3);
    Scenario<Nemesis> larva = against("larva").rolls(Chance.COMBAT, CREEPER);
    larva.perform(shot(larva, "larva"));
    larva.then(s -> assertThat(s.creatures().figuresOnBoard()).isZero());
  }

  @Test
  @Rule({"N17.3", "N11.3", "N11.4"})
  void vitalPlacesTurnABlankIntoAHit() {
    Scenario<Nemesis> game =
        against("adult").given(Stacked.weakness("weak-vital-places")).rolls(Chance.COMBAT, BLANK);
    game.perform(new Combat.Melee(TWO, Laid.figure("adult", 1)))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isZero());
    assertThat(injuries(game, "adult")).isEqualTo(1);
  }

  @Test
  @Rule({"N17.3", "N11.3"})
  void vulnerabilityToEnergyAddsOne() {
    Scenario<Nemesis> game =
        against("breeder").given(Stacked.weakness("weak-energy")).rolls(Chance.COMBAT, HIT);
    game.perform(shot(game, "breeder"));
    assertThat(injuries(game, "breeder")).isEqualTo(3);
  }

  @Test
  @Rule("N11.4")
  void meleeContaminatesAndAMissCostsASeriousWound() {
    against("breeder")
        .rolls(Chance.COMBAT, ADULT)
        .perform(new Combat.Melee(TWO, Laid.figure("breeder", 1)))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1));
    Scenario<Nemesis> hit = against("breeder").rolls(Chance.COMBAT, DOUBLE);
    hit.perform(new Combat.Melee(TWO, Laid.figure("breeder", 1)))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isZero());
    assertThat(injuries(hit, "breeder")).isEqualTo(1);
  }

  @Test
  @Rule({"N11.6", "N6.15", "N14.1"})
  void escapingEverybodyAttacksTheLargestFirst() {
    against("creeper")
        .given(Laid.intruder("adult", "001"))
        .given(Laid.explored("003", "armory"))
        .given(Stacked.attack("at-slime-5"))
        .rolls(Chance.NOISE, 9)
        .perform(new Escaping.Escape(TWO, Laid.room("003")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("003")))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(2))
        .told(ONE, "event.noise-roll");
  }

  @Test
  @Rule({"N11.6", "N16.6"})
  void whoDiesEscapingLiesInTheRoomLeft() {
    against("queen")
        .given(Laid.wounds(TWO, "wound-leg"))
        .given(Stacked.attack("at-tail-2"))
        .perform(new Escaping.Escape(TWO, Laid.room("003")))
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue())
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, Laid.room("001")))
                    .isNotNegative())
        .then(s -> assertThat(s.interior().isExplored(Laid.room("003"))).isFalse());
  }

  @Test
  @Rule({"N11.6", "N16.7", "N4.12"})
  void theLegWoundMakesEscapeDearer() {
    against("adult")
        .given(Laid.wounds(TWO, "wound-leg"))
        .given(Laid.cardsInHand(TWO, 1))
        .perform(new Turn(TWO))
        .refuses(TWO, "escape:room-003", "refused.needs-cards");
    against("adult")
        .given(Laid.closed("c-001-003"))
        .perform(new Turn(TWO))
        .refuses(TWO, "escape:room-003", "refused.door-closed")
        .offers(TWO, "escape:room-002");
  }

  @Test
  @Rule({"N12.2", "N12.4", "N7.7"})
  void anyFaceButBlankDestroysExactlyOneEggAndIsHeard() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.explored("014", "nest"))
            .given(Laid.stands(TWO, "014"))
            .given(Laid.cardsInHand(TWO, 3))
            .rolls(Chance.COMBAT, DOUBLE)
            .rolls(Chance.NOISE, 1)
            .perform(new Turn(TWO))
            .choose(TWO, "shoot");
    game.choose(TWO, game.decision(TWO).options().get(0).id())
        .told(ONE, "event.noise-roll")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4));
  }

  @Test
  @Rule({"N12.2", "N12.4", "N7.8"})
  void meleeAtEggsIsCleanAndHeardInCombatToo() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.stands(TWO, "014"))
        .given(Laid.intruder("adult", "014"))
        .rolls(Chance.COMBAT, BLANK)
        .rolls(Chance.NOISE, 1)
        .perform(new Combat.Melee(TWO, Combat.EGGS))
        .told(ONE, "event.noise-roll")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(5))
        .then(s -> assertThat(s.cards().discard(TWO).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isZero());
  }

  @Test
  @Rule({"N12.6", "N12.7", "N12.5", "N12.1"})
  void theNestIsDestroyedWhenTheLastEggIsGone() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.lying(ObjectKind.EGG, "014"))
        .perform(s -> Eggs.destroy(s, Laid.room("014"), 4))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(1))
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isFalse())
        .perform(s -> Eggs.destroy(s, Laid.room("014"), 2))
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue())
        .then(s -> assertThat(s.creatures().eggsDestroyed()).isEqualTo(5))
        .perform(s -> s.creatures().addEgg())
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  @Test
  @Rule({"N4.5", "N11.1"})
  void eggsAreNoIntruders() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.stands(ONE, "014"))
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isFalse())
        .given(Laid.intruder("larva", "014"))
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
  }

  @Test
  @Rule("N11.2")
  void aWeaponWithoutAmmoCannotBeChosen() {
    Laid.of(2)
        .given(Laid.item(ONE, "prototype-rifle"))
        .given(Laid.item(ONE, "prototype-pistol"))
        .given(Turns.loaded(ONE, "prototype-rifle", 0))
        .given(Laid.intruder("adult", "011"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "shoot")
        .refuses(ONE, "weapon:held-0-1", "refused.no-ammo")
        .offers(ONE, "weapon:held-0-0");
  }

  @Test
  @Rule({"N11.2", "N11.4", "N12.2"})
  void withoutIntruderAndEggsThereIsNothingToAttack() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 2))
        .perform(new Turn(ONE))
        .refuses(ONE, "shoot", "refused.no-target")
        .refuses(ONE, "melee", "refused.no-target");
  }

  @Test
  @Rule({"N11.2", "N11.4"})
  void withoutAmmoThereIsOnlyMelee() {
    Scenario<Nemesis> game = against("adult");
    game.given(s -> s.belongings().setAmmo(shot(game, "adult").weapon(), 0))
        .perform(new Turn(TWO))
        .refuses(TWO, "shoot", "refused.no-ammo")
        .offers(TWO, "melee");
  }

  @Test
  @Rule({"N11.3", "N12.2", "N9.2"})
  void theFlamethrowerSetsTheRoomOfTheEggsOnFire() {
    Scenario<Nemesis> game = withFlamethrower().given(Laid.explored("014", "nest"));
    game.given(Laid.stands(ONE, "014"))
        .rolls(Chance.COMBAT, DOUBLE)
        .rolls(Chance.NOISE, 1)
        .perform(burst(game, Combat.EGGS))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(s.interior().burns(Laid.room("014"))).isTrue());
    Scenario<Nemesis> single = withFlamethrower().given(Laid.explored("014", "nest"));
    single
        .given(Laid.stands(ONE, "014"))
        .rolls(Chance.COMBAT, HIT)
        .rolls(Chance.NOISE, 1)
        .perform(burst(single, Combat.EGGS))
        .then(s -> assertThat(s.interior().burns(Laid.room("014"))).isFalse());
  }

  @Test
  @Rule({"N17.3", "N11.3"})
  void vulnerabilityToFireAddsOneToTheFlamethrowerOnly() {
    Scenario<Nemesis> fire =
        withFlamethrower()
            .given(Stacked.weakness("weak-fire"))
            .given(Laid.intruder("breeder", "011"))
            .given(Stacked.attack("at-claw-5", "at-scratch-5"))
            .rolls(Chance.COMBAT, HIT);
    fire.perform(burst(fire, Laid.figure("breeder", 1)));
    assertThat(injuries(fire, "breeder")).isEqualTo(2);
    Scenario<Nemesis> other =
        against("breeder").given(Stacked.weakness("weak-fire")).rolls(Chance.COMBAT, HIT);
    other.perform(shot(other, "breeder"));
    assertThat(injuries(other, "breeder")).isEqualTo(2);
  }

  private static Scenario<Nemesis> withFlamethrower() {
    return Laid.of(2)
        .given(Laid.item(ONE, "flamethrower"))
        .given(Turns.loaded(ONE, "flamethrower", 4));
  }

  private static Combat.Shot burst(Scenario<Nemesis> game, int victim) {
    Nemesis s = game.state();
    int weapon = s.kit().weaponOf(Laid.thing(s, ONE, "flamethrower"));
    return new Combat.Shot(ONE, weapon, victim, Combat.Manner.PLAIN);
  }

  @Test
  @Rule("N12.2")
  void atEggsThatAreGoneNoAmmoIsSpent() {
    Scenario<Nemesis> game = withFlamethrower();
    game.perform(burst(game, Combat.EGGS))
        .then(s -> assertThat(Turns.ammo(s, ONE, "flamethrower")).isEqualTo(4));
  }

  @Test
  @Rule("N11.3")
  void aRollThatIsNotRolledAgainCounts() {
    Scenario<Nemesis> game = Laid.of(2).given(Laid.item(ONE, "prototype-pistol"));
    game.given(Turns.loaded(ONE, "prototype-pistol", 1))
        .given(Laid.intruder("breeder", "011"))
        .given(Stacked.attack("at-claw-5", "at-scratch-5"))
        .rolls(Chance.COMBAT, HIT);
    int weapon = game.state().kit().weaponOf(Laid.thing(game.state(), ONE, "prototype-pistol"));
    game.perform(new Combat.Shot(ONE, weapon, Laid.figure("breeder", 1), Combat.Manner.PLAIN))
        .choose(ONE, "no");
    assertThat(injuries(game, "breeder")).isEqualTo(1);
  }

  @Test
  @Rule("N11.3")
  void theLastAmmoLeavesNoneToAdd() {
    Scenario<Nemesis> game = Laid.of(2).given(Laid.item(ONE, "prototype-rifle"));
    game.given(Turns.loaded(ONE, "prototype-rifle", 1))
        .given(Laid.intruder("breeder", "011"))
        .given(Stacked.attack("at-claw-5", "at-scratch-5"))
        .rolls(Chance.COMBAT, DOUBLE);
    int weapon = game.state().kit().weaponOf(Laid.thing(game.state(), ONE, "prototype-rifle"));
    game.perform(new Combat.Shot(ONE, weapon, Laid.figure("breeder", 1), Combat.Manner.PLAIN));
    assertThat(injuries(game, "breeder")).isEqualTo(2);
  }

  @Test
  @Rule("N11.2")
  void atAnIntruderThatIsGoneNoAmmoIsSpent() {
    Scenario<Nemesis> game = withFlamethrower().given(Laid.intruder("adult", "020"));
    game.perform(burst(game, Laid.figure("adult", 1)))
        .then(s -> assertThat(Turns.ammo(s, ONE, "flamethrower")).isEqualTo(4));
  }

  @Test
  @Rule("N13.1")
  void whoeverSuffersNothingIsNotChecked() {
    against("adult")
        .perform(new Injuries.Injure(Laid.figure("adult", 1), 0, false))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue());
  }

  /** A face-down Nest is nowhere: what lies in some other room is not in it. */
  @Test
  @Rule({"N12.6", "N12.7"})
  void anEggElsewhereDoesNotKeepAnUnexploredNest() {
    Laid.of(2)
        .given(Laid.lying(ObjectKind.EGG, "001"))
        .given(s -> s.creatures().layEggs(0))
        .perform(Eggs::check)
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  @Test
  @Rule("N12.6")
  void anEggOnItsFloorKeepsTheNest() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.lying(ObjectKind.EGG, "014"))
        .given(s -> s.creatures().layEggs(0))
        .perform(Eggs::check)
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isFalse());
  }

  @Test
  @Rule({"N8.6", "N27.1"})
  void everyAdultOutOfCombatSlipsAwayWhenNoneIsLeft() {
    Scenario<Nemesis> game = Laid.of(2);
    int first = Laid.figure("adult", 1);
    int adults = game.state().creatures().breeds().last(Laid.type("adult")) - first + 1;
    for (int i = 0; i < adults; i++) game.given(Laid.intruder("adult", "020"));
    game.perform(s -> s.rules().species().figureFor(s, Laid.type("adult"), Laid.room("011")))
        .then(s -> assertThat(s.creatures().figuresIn(Laid.room("020"))).isZero());
  }

  @Test
  @Rule({"N5.1", "N9.10"})
  void nobodySneaksThroughAClosedDoor() {
    Laid.of(2)
        .given(Laid.closed("c-011-014"))
        .given(Laid.hand(ONE, "rest", "demolition"))
        .perform(new Turn(ONE))
        .refuses(ONE, "careful-move:room-014", "refused.door-closed");
  }
}
