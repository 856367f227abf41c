package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Bag;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Intruder attack cards: hit, miss by symbol, effect. */
final class AttackCardsTest {

  /** An Intruder of that type attacks Player 1 in the Hibernatorium with one of these cards. */
  private static Scenario<Nemesis> attacked(String type, String... cards) {
    return attacked(Laid.of(2), type, cards);
  }

  private static Scenario<Nemesis> attacked(Scenario<Nemesis> table, String type, String... cards) {
    return table
        .given(Stacked.attack(cards))
        .given(Laid.intruder(type, "011"))
        .perform(new Attack(Laid.figure(type, 1), ONE, false));
  }

  private static void misses(String type, String card) {
    attacked(type, card)
        .told(TWO, "event.misses")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).as(card).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).as(card).isZero())
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).as(card).isTrue())
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).as(card).isEqualTo(1));
  }

  @Test
  @Covers({"at-scratch-2", "at-scratch-3", "at-scratch-5", "at-scratch-6"})
  @Rule({"N14.3", "N15.1"})
  void scratch() {
    for (String card :
        new String[] {"at-scratch-2", "at-scratch-3", "at-scratch-5", "at-scratch-6"}) {
      for (String type : new String[] {"creeper", "adult", "breeder", "queen"}) {
        attacked(type, card)
            .then(s -> assertThat(s.crew().lightWounds(ONE)).as(card).isEqualTo(1))
            .then(s -> assertThat(s.cards().discard(ONE).size()).as(card).isEqualTo(1))
            .then(s -> assertThat(s.crew().lightWounds(TWO)).as(card).isZero())
            .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).as(card).isEqualTo(1))
            .asksNobody();
      }
    }
  }

  @Test
  @Covers({"at-claw-3", "at-claw-4", "at-claw-5", "at-claw-retreat"})
  @Rule({"N14.3", "N16.8"})
  void clawAttack() {
    for (String card : new String[] {"at-claw-3", "at-claw-4", "at-claw-5", "at-claw-retreat"}) {
      attacked("adult", card)
          .then(s -> assertThat(s.crew().lightWounds(ONE)).as(card).isEqualTo(2))
          .then(s -> assertThat(s.cards().discard(ONE).size()).as(card).isEqualTo(1));
      misses("creeper", card);
    }
  }

  @Test
  @Covers({"at-bite-4", "at-bite-6", "at-bite-retreat"})
  @Rule({"N14.3", "N14.5"})
  void bite() {
    for (String card : new String[] {"at-bite-4", "at-bite-6", "at-bite-retreat"}) {
      attacked("adult", card)
          .then(s -> assertThat(s.crew().seriousWounds(ONE)).as(card).isEqualTo(1));
      attacked(Laid.of(2).given(Laid.wounds(ONE, "wound-leg", "wound-leg")), "breeder", card)
          .then(s -> assertThat(s.crew().isDead(ONE)).as(card).isTrue());
      misses("creeper", card);
    }
  }

  @Test
  @Rule("N14.5")
  void biteCountsDressedWounds() {
    attacked(
            Laid.of(2)
                .given(Laid.wounds(ONE, "wound-leg", "wound-leg"))
                .given(s -> s.crew().dress(ONE, 0))
                .given(s -> s.crew().dress(ONE, 0)),
            "adult",
            "at-bite-4")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
  }

  @Test
  @Covers({"at-tail-2", "at-tail-5"})
  @Rule("N14.3")
  void tailAttack() {
    for (String card : new String[] {"at-tail-2", "at-tail-5"}) {
      attacked("queen", card)
          .then(s -> assertThat(s.crew().seriousWounds(ONE)).as(card).isEqualTo(1));
      attacked(Laid.of(2).given(Laid.wounds(ONE, "wound-body")), "queen", card)
          .then(s -> assertThat(s.crew().isDead(ONE)).as(card).isTrue());
      misses("breeder", card);
    }
  }

  @Test
  @Covers({"at-transformation-4", "at-transformation-5"})
  @Rule("N14.7")
  void transformation() {
    for (String card : new String[] {"at-transformation-4", "at-transformation-5"}) {
      attacked(Laid.of(2).given(Laid.cardsInHand(ONE, 1)), "creeper", card)
          .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEmpty())
          .then(s -> assertThat(Laid.whereIs(s, "breeder", 1)).isEqualTo("011"))
          .then(
              s ->
                  assertThat(s.creatures().tokenOf(Laid.figure("breeder", 1)))
                      .isNotEqualTo(Nemesis.NONE))
          .told(TWO, "event.grows")
          .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1));
      misses("adult", card);
    }
  }

  @Test
  @Rule("N14.7")
  void transformationKeepsInjuriesAndReturnsTheToken() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 1))
        .given(Stacked.attack("at-transformation-4"))
        .given(Laid.intruder("creeper", "011"))
        .given(s -> s.creatures().setInjuries(Laid.figure("creeper", 1), 2))
        .perform(new Attack(Laid.figure("creeper", 1), ONE, false))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("breeder", 1))).isEqualTo(2))
        .then(
            s ->
                assertThat(s.creatures().supply().count(Laid.token("tok-creeper-1"))).isEqualTo(2));
  }

  @Test
  @Rule("N14.7")
  void aBreederJustGrownAttacksAnEmptyHandAtOnce() {
    attacked("creeper", "at-transformation-4", "at-transformation-5")
        .told(TWO, "event.grows")
        .told(TWO, "event.misses")
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(2));
  }

  @Test
  @Rule("N14.7")
  void withoutAFreeBreederTransformationDoesNothing() {
    attacked(
            Laid.of(2)
                .given(Laid.intruder("breeder", "020"))
                .given(Laid.intruder("breeder", "020")),
            "creeper",
            "at-transformation-4")
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEqualTo("011"))
        .notTold(ONE, "event.grows");
  }

  @Test
  @Covers({"at-frenzy-3", "at-frenzy-4"})
  @Rule("N14.9")
  void frenzyStrikesEverybodyInTheRoom() {
    for (String card : new String[] {"at-frenzy-3", "at-frenzy-4"}) {
      attacked(
              Laid.of(3)
                  .given(Laid.wounds(TWO, "wound-body", "wound-hand"))
                  .given(Laid.stands(THREE, "001")),
              "breeder",
              card)
          .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
          .then(s -> assertThat(s.crew().isDead(TWO)).isTrue())
          .then(s -> assertThat(s.crew().seriousWounds(THREE)).isZero());
      misses("adult", card);
    }
  }

  @Test
  @Covers("at-slime-5")
  @Rule("N9.1")
  void slime() {
    attacked("creeper", "at-slime-5")
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
  }

  @Test
  @Covers("at-summoning-3")
  @Rule({"N14.8", "N10.1", "N10.2"})
  void summoning() {
    attacked(
            Laid.of(2).given(Laid.bag("tok-adult-4")).given(Laid.noise("c-008-011")),
            "queen",
            "at-summoning-3")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(
            s ->
                assertThat(s.creatures().tokenOf(Laid.figure("adult", 1)))
                    .isEqualTo(Laid.token("tok-adult-4")))
        .told(ONE, "event.encounter")
        .then(s -> assertThat(Laid.noisy(s)).isEmpty())
        .notTold(ONE, "event.surprise")
        .then(s -> assertThat(s.creatures().isResting(Laid.figure("adult", 1))).isTrue());
    misses("adult", "at-summoning-3");
  }

  @Test
  @Rule({"N14.8", "N10.7"})
  void summoningABlankIsNoiseAllAround() {
    attacked(Laid.of(2).given(Laid.bag("tok-blank")), "creeper", "at-summoning-3")
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(1))
        .then(
            s ->
                assertThat(Laid.noisy(s))
                    .containsExactlyInAnyOrder("c-006-011", "c-008-011", "c-011-014", "c-011-015"))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2));
  }

  @Test
  @Rule({"N14.6", "N27.7"})
  void larva() {
    attacked("larva", "at-bite-4")
        .then(s -> assertThat(Laid.whereIs(s, "larva", 1)).isEmpty())
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue());
    attacked(Laid.of(2).given(Laid.larva(ONE)), "larva", "at-bite-4")
        .then(s -> assertThat(Laid.whereIs(s, "larva", 1)).isEmpty())
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N14.2", "N3.11"})
  void inStepFiveTheFewestCardsAreAttackedTiesInTurnOrder() {
    Laid.of(2)
        .given(Stacked.attack("at-scratch-2"))
        .given(Laid.hand(ONE, "clean", "clean"))
        .given(Laid.hand(TWO, "clean"))
        .given(Laid.intruder("adult", "011"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isEqualTo(1))
        .given(Laid.hand(ONE, "clean"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N14.7", "N10.6"})
  void aBreederJustGrownHasATokenOfItsOwn() {
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .given(Laid.cardsInHand(ONE, 1))
        .given(Stacked.attack("at-transformation-4"))
        .given(Laid.intruder("creeper", "011"))
        .perform(new Attack(Laid.figure("creeper", 1), ONE, false))
        .then(s -> assertThat(breeders(s.creatures().supply())).isEqualTo(1))
        .given(Laid.stands(ONE, "001"))
        .given(Laid.stands(TWO, "001"))
        .given(Stacked.event("ev-lurking"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(breeders(s.creatures().bag())).isEqualTo(1))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2));
  }

  private static int breeders(Bag tokens) {
    return tokens.count(Laid.token("tok-breeder-3")) + tokens.count(Laid.token("tok-breeder-4"));
  }

  @Test
  @Rule("N14.6")
  void theTokenOfALarvaThatAttachedGoesToTheSupply() {
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .given(Laid.intruder("larva", "011"))
        .then(s -> assertThat(s.creatures().supply().count(Laid.token("tok-larva-1"))).isEqualTo(7))
        .perform(new Attack(Laid.figure("larva", 1), TWO, false))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(TWO)).isTrue())
        .then(
            s -> assertThat(s.creatures().supply().count(Laid.token("tok-larva-1"))).isEqualTo(8));
  }
}
