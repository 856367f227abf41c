package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.Passing;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.Eggs;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Characters fight, are wounded and infected (L15, L17, L18). */
final class StalkerCombatTest {

  private static Scenario<Nemesis> table(String kind) {
    return Stalked.of("sentry", "survivor")
        .given(Stalked.stands(TWO, "001"))
        .given(Stalked.intruder(kind, "013"))
        .given(Stalked.attacks("at-cut-5", "at-cut-4", "at-cut-3"));
  }

  private static Scenario<Nemesis> shot(Scenario<Nemesis> table, int victim, int... faces) {
    int weapon = Stalked.weapon(table.state(), ONE, "start-smg");
    return table
        .given(s -> s.belongings().setAmmo(weapon, faces.length))
        .rolls(Chance.COMBAT, faces)
        .perform(new Combat.Shot(ONE, weapon, victim, Combat.Manner.PLAIN));
  }

  @ParameterizedTest
  @CsvSource({"larva, 1, 1", "creeper, 1, 1", "adult, 1, 0", "adult, 2, 1", "breeder, 2, 0"})
  @Rule({"L15.1", "L8.2"})
  void inTheLightTheAdvantageDieIsRolled(String kind, int face, int injuries) {
    shot(table(kind), Stalked.figure(kind, 1), face)
        .then(
            s -> {
              if (kind.equals("larva")) assertThat(Stalked.whereIs(s, kind, 1)).isEmpty();
              else assertThat(Stalked.injuries(s, kind)).isEqualTo(injuries);
            });
  }

  @Test
  @Rule({"L15.1", "L8.2"})
  void inTheDarkTheCombatDieHasABlankSide() {
    shot(table("adult").given(Stalked::dark), Stalked.figure("adult", 1), 1)
        .told(ONE, "event.missed");
    shot(table("queen").given(Stalked::dark), Stalked.figure("queen", 1), 6)
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(2));
  }

  @Test
  @Rule("L15.2")
  void aCardForAHit() {
    Scenario<Nemesis> paid =
        shot(table("queen").given(Stalked.hand(ONE, "rest")), Stalked.figure("queen", 1), 5)
            .asks(ONE, "ask.card-for-hit");
    paid.choose(ONE, "discard:hand-0-rest")
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
    shot(table("queen").given(Stalked.hand(ONE, "rest")), Stalked.figure("queen", 1), 5)
        .choose(ONE, "done")
        .told(ONE, "event.missed")
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isZero());
    shot(table("queen"), Stalked.figure("queen", 1), 5).told(ONE, "event.missed");
  }

  @Test
  @Rule("L15.2")
  void aHitAndACardForOneMore() {
    shot(table("queen").given(Stalked.hand(ONE, "rest")), Stalked.figure("queen", 1), 6)
        .choose(ONE, "discard:hand-0-rest")
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(2));
    shot(table("queen").given(Stalked.hand(ONE, "clean")), Stalked.figure("queen", 1), 6)
        .choose(ONE, "done")
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(1));
  }

  @Test
  @Rule("L15.10")
  void oneEggPerInjuryAndANoiseRoll() {
    for (int cards : new int[] {0, 1}) {
      Scenario<Nemesis> nest =
          Stalked.of("sentry", "survivor")
              .given(Stalked.explored("010", "nest"))
              .given(Stalked.stands(ONE, "010"))
              .given(Stalked.cards(ONE, cards))
              .rolls(Chance.NOISE, 1);
      shot(nest, Combat.EGGS, 6);
      if (cards > 0) nest.choose(ONE, nest.decision(ONE).options().get(1).id());
      nest.then(s -> assertThat(s.creatures().eggs()).isEqualTo(4 - cards))
          .then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
    }
  }

  @Test
  @Rule({"L15.10", "L15.12"})
  void meleeOnEggsDestroysOneAndTheLastOneTheNest() {
    Stalked.of("sentry", "survivor")
        .given(Stalked.explored("010", "nest"))
        .given(Stalked.stands(ONE, "010"))
        .given(StalkerCombatTest::leaveOneEgg)
        .rolls(Chance.COMBAT, 6)
        .rolls(Chance.NOISE, 1)
        .perform(new Combat.Melee(ONE, Combat.EGGS))
        .then(s -> assertThat(s.creatures().eggs()).isZero())
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue());
  }

  /** Co-op, seed 9: after 62 answers an egg was destroyed that lay far from the Nest. */
  @Test
  @Rule("L15.10")
  void anEggDestroyedOnTheFloorIsToldWhereItLay() {
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.lying(ObjectKind.EGG, "014"))
            .perform(s -> Eggs.destroy(s, Stalked.room("014"), 1));
    assertThat(table.events(TWO))
        .filteredOn(event -> event.text().key().equals("event.egg-destroyed"))
        .singleElement()
        .satisfies(event -> assertThat(event.beat().on()).contains("room-014"));
  }

  private static void leaveOneEgg(Nemesis s) {
    while (s.creatures().eggs() > 1) {
      s.creatures().takeEgg();
      s.creatures().destroyEgg();
    }
  }

  @Test
  @Rule("L15.3")
  void meleeContaminatesAndAMissWounds() {
    table("adult")
        .rolls(Chance.COMBAT, 6)
        .perform(new Combat.Melee(ONE, Stalked.figure("adult", 1)))
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    table("adult")
        .rolls(Chance.COMBAT, 2)
        .perform(new Combat.Melee(ONE, Stalked.figure("adult", 1)))
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule("L15.6")
  void everyOneAttacksWhoEscapes() {
    table("adult")
        .given(Stalked.intruder("creeper", "013"))
        .given(Stalked.explored("014", "archive"))
        .rolls(Chance.NOISE, 1)
        .perform(new Escaping.Escape(ONE, Stalked.room("014")))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")));
  }

  @Test
  @Rule("L5.5")
  void fireInjuresIntrudersAndBurnsEggs() {
    table("adult")
        .given(Stalked.explored("010", "nest"))
        .given(Stalked.burning("010"))
        .given(Stalked.burning("013"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4));
  }

  // ---------------------------------------------------------------- infection

  private static int infected(Nemesis s) {
    return s.cards().contaminationInHand(ONE);
  }

  @Test
  @Covers({"contamination-infected", "contamination-clean"})
  @Rule({"L17.2", "L17.3", "L17.4"})
  void aScanRidsOfCleanCardsUnderTheDeck() {
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.hand(ONE, "infected", "clean"))
            .perform(new Contamination.ScanHand(ONE, true, true));
    table
        .then(s -> assertThat(infected(s)).isEqualTo(1))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue())
        .then(s -> assertThat(s.cards().contaminationDeck().size()).isEqualTo(26));
    table
        .perform(new Contamination.ScanHand(ONE, true, true))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).isEqualTo("013"));
  }

  @Test
  @Rule("L17.1")
  void aNewCardGoesToTheDiscardPile() {
    Stalked.two()
        .perform(new Contamination.Take(ONE))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
  }

  // ---------------------------------------------------------------- wounds

  @Test
  @Rule({"L18.1", "L18.2"})
  void theThirdLightWoundIsASeriousOneAndTheFourthSeriousKills() {
    Scenario<Nemesis> table = Stalked.two();
    for (int i = 0; i < 3; i++) table.perform(new Wounds.Light(ONE));
    table
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    for (int i = 0; i < 2; i++) table.perform(new Wounds.Serious(ONE));
    table
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .perform(new Wounds.Light(ONE))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
  }

  @Test
  @Covers({"wound-arm", "wound-hand", "wound-leg", "wound-head"})
  @Rule("L18.1")
  void woundsOfArmHandLegAndHead() {
    Nemesis s = Stalked.two().given(Stalked.wounds(ONE, "wound-arm", "wound-hand")).state();
    assertThat(s.handSlots(ONE)).isEqualTo(1);
    assertThat(s.itemCost(ONE, 1)).isEqualTo(2);
    s = Stalked.two().given(Stalked.wounds(ONE, "wound-leg", "wound-head")).state();
    assertThat(s.cost(Basic.MOVE, ONE)).isEqualTo(2);
    assertThat(s.cost(Basic.CAREFUL_MOVE, ONE)).isEqualTo(3);
    assertThat(s.cost(Basic.ESCAPE, ONE)).isEqualTo(2);
    assertThat(s.handSize(ONE)).isEqualTo(4);
  }

  @Test
  @Covers("wound-body")
  @Rule("L18.1")
  void withABodyWoundTheSecondLightWoundIsSerious() {
    Stalked.two()
        .given(Stalked.wounds(ONE, "wound-body"))
        .perform(new Wounds.Light(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .perform(new Wounds.Light(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(2));
  }

  @Test
  @Covers("wound-eye")
  @Rule({"L18.1", "L15.2"})
  void withAnEyeWoundTheCombatDieIsRolledOnce() {
    Scenario<Nemesis> table = table("adult").given(Stalked.wounds(ONE, "wound-eye"));
    int weapon = Stalked.weapon(table.state(), ONE, "start-smg");
    table
        .rolls(Chance.COMBAT, 1)
        .perform(new Combat.Shot(ONE, weapon, Stalked.figure("adult", 1), Combat.Manner.PLAIN))
        .asksNobody()
        .told(ONE, "event.missed");
  }

  @Test
  @Covers("wound-bleeding")
  @Rule({"L18.1", "L4.5"})
  void bleedingHurtsOnPassing() {
    Stalked.two()
        .given(Stalked.wounds(ONE, "wound-bleeding"))
        .perform(new Passing(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Covers("wound-lungs")
  @Rule("L18.1")
  void withALungWoundNobodyMovesCarefully() {
    Stalked.two()
        .given(Stalked.wounds(ONE, "wound-lungs"))
        .given(Stalked.cards(ONE, 4))
        .perform(new Turn(ONE))
        .refuses(ONE, "careful-move:room-014", "refused.not-careful")
        .then(s -> assertThat(s.handSize(ONE)).as("nothing else").isEqualTo(5));
  }

  @Test
  @Rule("L18.3")
  void theDeadLeaveTheirCorpseAndWhatTheyCarried() {
    Stalked.of("sentry", "survivor")
        .given(s -> s.objects().carry(ObjectKind.CARCASS, null, ONE))
        .perform(new Wounds.Death(ONE))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Stalked.room("013")))
                    .isNotEqualTo(Nemesis.NONE))
        .then(s -> assertThat(Stalked.has(s, ONE, "start-smg")).isFalse());
  }
}
