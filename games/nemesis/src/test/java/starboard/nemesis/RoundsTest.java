package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.body.Passing;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Rounds;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N3 Rounds. */
final class RoundsTest {

  private static final int SILENCE = 9;

  @Test
  @Rule("N3.2")
  void drawsUpToFiveAndNeverDiscards() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean"))
        .given(Laid.cardsInHand(TWO, 6))
        .perform(new Rounds.DrawCards())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(5))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(6));
  }

  @Test
  @Rule({"N3.2", "N16.7"})
  void bodyWoundAndCabinsChangeTheLimit() {
    Laid.of(2)
        .given(Laid.wounds(ONE, "wound-body", "wound-body"))
        .given(Laid.explored("006", "cabins"))
        .given(Laid.stands(TWO, "006"))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(4))
        .then(s -> assertThat(s.handSize(TWO)).isEqualTo(6))
        .given(Laid.intruder("larva", "006"))
        .then(s -> assertThat(s.handSize(TWO)).isEqualTo(5));
    Laid.of(1 + 1)
        .given(Laid.explored("006", "cabins"))
        .given(Laid.stands(TWO, "006"))
        .given(Laid.broken("006"))
        .then(s -> assertThat(s.handSize(TWO)).isEqualTo(5));
  }

  @Test
  @Rule({"N3.3", "N1.5"})
  void anEmptyDeckIsShuffledAnew() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 10))
        .given(s -> s.cards().discardHand(ONE))
        .given(s -> s.cards().drawCards(ONE, 3))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(7))
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule({"N3.4", "N3.19"})
  void theTokenSkipsWhoIsOutOfPlay() {
    Laid.of(3)
        .given(s -> s.crew().die(TWO))
        .perform(new Rounds.PassFirstPlayerToken())
        .then(s -> assertThat(s.clock().firstPlayer()).isEqualTo(THREE))
        .perform(new Rounds.PassFirstPlayerToken())
        .then(s -> assertThat(s.clock().firstPlayer()).isEqualTo(ONE));
  }

  @Test
  @Rule({"N3.5", "N4.1"})
  void afterTwoActionsTheNextAndThenAgainWhoHasNotPassed() {
    Laid.of(2)
        .given(Laid.explored("014", "armory"))
        .given(Laid.stands(TWO, "014"))
        .given(Laid.hand(ONE, "rest", "demolition", "search"))
        .rolls(Chance.NOISE, SILENCE)
        .perform(new Rounds.FirstTurn())
        .choose(ONE, "move:room-014", "pay:hand-0-rest")
        .asks(ONE, "ask.action")
        .choose(ONE, "move:room-011", "pay:hand-0-demolition")
        .asks(TWO, "ask.action")
        .choose(TWO, "pass")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(2))
        .choose(ONE, "pass", "done")
        .asksNobody();
  }

  @Test
  @Rule({"N3.5", "N3.6"})
  void twoActionsThenTheNextUntilAllHavePassed() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.cardsInHand(TWO, 5))
        .given(Laid.explored("014", "armory"))
        .given(Laid.noise())
        .perform(new Rounds.FirstTurn())
        .asks(ONE, "ask.action")
        .choose(ONE, "pass", "done")
        .asks(TWO, "ask.action")
        .choose(TWO, "pass", "done")
        .asksNobody()
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue());
  }

  @Test
  @Rule({"N3.6", "N3.7"})
  void onPassingBleedingComesBeforeTheDiscards() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean"))
        .given(Laid.wounds(ONE, "wound-bleeding"))
        .perform(new Turn(ONE))
        .choose(ONE, "pass")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .asks(ONE, "ask.discard-any")
        .choose(ONE, "discard:hand-0-contamination")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N3.8", "N3.7"})
  void fireBurnsAtTheEndOfOnesOwnTurn() {
    Laid.of(2)
        .given(Laid.burning("011"))
        .perform(new Turn(ONE))
        .choose(ONE, "pass")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero());
  }

  @Test
  @Rule({"N3.1", "N3.10", "N23.1"})
  void theFifteenthAdvanceIsTheJump() {
    Scenario<Nemesis> game =
        Laid.of(2).given(s -> s.clock().setTime(14)).given(s -> s.creatures().noteFirstEncounter());
    game.perform(new Rounds.EventPhase())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N3.11", "N14.2"})
  void everyIntruderInCombatAttacksTheSmallestHand() {
    Laid.of(3)
        .given(Laid.cardsInHand(ONE, 4))
        .given(Laid.cardsInHand(TWO, 2))
        .given(Laid.cardsInHand(THREE, 2))
        .given(Laid.intruder("creeper", "011"))
        .given(Stacked.attack("at-slime-5"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(TWO)).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(THREE)).isFalse());
  }

  @Test
  @Rule("N14.2")
  void tiesGoToTheFirstPlayerOrTheNextClockwise() {
    Laid.of(3)
        .given(s -> s.clock().setFirstPlayer(THREE))
        .given(Laid.intruder("creeper", "011"))
        .given(Stacked.attack("at-slime-5"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(THREE)).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse());
  }

  @Test
  @Rule({"N3.12", "N12.7"})
  void fireHurtsIntrudersAndBurnsOneEgg() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.burning("014", "011"))
        .given(Laid.intruder("larva", "011"))
        .given(Laid.lying(ObjectKind.EGG, "014"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(s.creatures().eggsDestroyed()).isEqualTo(1))
        .then(s -> assertThat(s.objects().onFloor(ObjectKind.EGG, Laid.room("014"))).isNegative());
  }

  @Test
  @Rule({"N3.13", "N6.14"})
  void moversOutOfCombatGoThroughTheNumberTogether() {
    // Hunt 2 moves creepers, breeders and the queen through corridor 2
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder("creeper", "005"))
        .given(Laid.intruder("creeper", "011"))
        .given(Laid.intruder("adult", "013"))
        .given(Stacked.event("ev-hunt-2"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.creatures().hasIntruder(Laid.room("010"))).isTrue())
        .then(s -> assertThat(s.creatures().hasIntruder(Laid.room("011"))).isTrue())
        .then(s -> assertThat(s.creatures().hasIntruder(Laid.room("013"))).isTrue())
        .then(s -> assertThat(s.interior().isExplored(Laid.room("010"))).isFalse());
  }

  @Test
  @Rule("N3.13")
  void aCardThatIsRemovedBringsTheDiscardPileBackIntoTheDeck() {
    Laid.of(2)
        .given(Stacked.events("ev-coolant-leak", "ev-nest"))
        .given(Stacked.nextEvent("ev-nest"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.intruderDecks().eventDiscard().isEmpty()).isTrue())
        .then(s -> assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(1));
  }

  @Test
  @Rule("N3.13")
  void whatBecomesOfTheCard() {
    Laid.of(2)
        .given(Stacked.event("ev-coolant-leak"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.intruderDecks().eventDiscard().isEmpty()).isTrue())
        .then(s -> assertThat(s.intruderDecks().eventDeck().isEmpty()).isTrue());
    Laid.of(2)
        .given(Stacked.event("ev-malfunction"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(1));
    Laid.of(2)
        .given(Stacked.event("ev-hunt-3"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"N3.14", "N3.15"})
  void larvaAndCreeperTokensGrow() {
    Laid.of(2)
        .given(Laid.bag("tok-larva-1"))
        .perform(new EventSteps.BagDevelopment())
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-larva-1"))).isZero())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
    Laid.of(2)
        .given(Laid.bag("tok-creeper-1"))
        .given(s -> s.creatures().takeFromSupply(Laid.type("breeder")))
        .given(s -> s.creatures().takeFromSupply(Laid.type("breeder")))
        .perform(new EventSteps.BagDevelopment())
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N3.14", "N3.16", "N7.8"})
  void anAdultTokenMakesEverybodyOutOfCombatRoll() {
    Laid.of(3)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.stands(THREE, "003"))
        .given(Laid.intruder("adult", "003"))
        .given(Laid.bag("tok-adult-3"))
        .rolls(Chance.NOISE, 1, 1)
        .perform(new EventSteps.BagDevelopment())
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor("c-011-015"))).isTrue())
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor("c-001-003"))).isTrue())
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).isEqualTo(2))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
  }

  @Test
  @Rule("N3.14")
  void theQueenLaysAnEggOrTheBlankAddsAnAdult() {
    Laid.of(2)
        .given(Laid.bag("tok-queen-4"))
        .perform(new EventSteps.BagDevelopment())
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(6))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .perform(new EventSteps.BagDevelopment())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2));
  }

  @Test
  @Rule({"N3.14", "N10.9", "N28"})
  void theQueenComesToTheNest() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.stands(ONE, "014"))
        .given(Laid.stands(TWO, "014"))
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.cardsInHand(TWO, 4))
        .given(Laid.noise("c-011-014", "c-013-014"))
        .given(Laid.bag("tok-queen-4"))
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(new EventSteps.BagDevelopment())
        .then(
            s ->
                assertThat(s.creatures().roomOfFigure(Laid.figure("queen", 1)))
                    .isEqualTo(Laid.room("014")))
        .then(s -> assertThat(s.interior().noise()).isZero())
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue())
        .notTold(ONE, "event.surprise");
  }

  @Test
  @Rule("N3.18")
  void theTurnOfTheDeadEndsWithoutFire() {
    Laid.of(2)
        .given(Laid.burning("011"))
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg", "wound-bleeding"))
        .given(Laid.cardsInHand(ONE, 3))
        .perform(new Turn(ONE))
        .choose(ONE, "pass")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .asksNobody();
  }

  @Test
  @Rule({"N25.1", "N3.5"})
  void whoIsOutTakesNoTurns() {
    Laid.of(3)
        .given(s -> ShipState.of(s).hibernate(ONE))
        .given(s -> s.crew().die(TWO))
        .perform(new Rounds.FirstTurn())
        .asks(THREE)
        .then(s -> assertThat(s.takesTurns(Seat.ONE)).isFalse());
  }

  @Test
  @Rule({"N3.2", "N19.19"})
  void onlyTheCabinsChangeTheLimit() {
    Laid.of(2)
        .given(Laid.explored("006", "slime-room"))
        .given(Laid.stands(TWO, "006"))
        .perform(new Rounds.DrawCards())
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(5));
  }

  @Test
  @Rule({"N3.11", "N14.6"})
  void theSmallestIntruderAttacksToo() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder("larva", "011"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(s.creatures().figuresIn(Laid.room("011"))).isZero())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N3.1", "N3.5"})
  void aNewRoundFindsNobodyPassed() {
    Laid.of(2)
        .given(s -> s.crew().pass(ONE))
        .perform(new Rounds.Round())
        .asks(ONE, "ask.action")
        .offers(ONE, "pass");
  }

  @Test
  @Rule({"N3.1", "N3.4"})
  void theTokenIsPassedFromTheSecondRoundOn() {
    Laid.of(2)
        .perform(new Rounds.Round())
        .then(s -> assertThat(s.clock().firstPlayer()).isEqualTo(ONE));
    Laid.of(2)
        .given(s -> s.clock().beginRound())
        .perform(new Rounds.Round())
        .then(s -> assertThat(s.clock().firstPlayer()).isEqualTo(TWO))
        .asks(TWO, "ask.action");
  }

  @Test
  @Rule("N3.3")
  void whoHasAllCardsInHandDrawsNone() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 10))
        .perform(s -> s.cards().drawCards(ONE, 1))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(10))
        .notTold(TWO, "event.draws");
  }

  /** Who was summoned rests, but for this action or step only. */
  @Test
  @Rule("N14.8")
  void everyActionAndEveryStepEndsTheRestOfWhoWasSummoned() {
    List<Step<Nemesis>> beginnings =
        List.of(
            new Rounds.EndOfPlayerPhase(),
            new EventSteps.FireDamage(),
            new EventSteps.DrawEvent(),
            new EventSteps.BagDevelopment(),
            new Passing(ONE),
            s -> s.clock().spendAction());
    int summoned = Laid.figure("adult", 1);
    for (Step<Nemesis> beginning : beginnings) {
      Laid.of(2)
          .given(Laid.intruder("adult", "020"))
          .given(Laid.bag("tok-blank"))
          .given(Stacked.event("ev-coolant-leak"))
          .given(s -> s.creatures().rest(summoned))
          .perform(beginning)
          .then(s -> assertThat(s.creatures().isResting(summoned)).as("%s", beginning).isFalse());
    }
  }

  @Test
  @Rule("N14.8")
  void whoLeavesTheBoardRestsNoMore() {
    Laid.of(2)
        .given(Laid.intruder("adult", "020"))
        .given(Laid.intruder("adult", "019"))
        .given(s -> s.creatures().rest(Laid.figure("adult", 1)))
        .given(s -> s.creatures().rest(Laid.figure("adult", 2)))
        .given(s -> s.creatures().slipAway(Laid.figure("adult", 1)))
        .given(Laid.intruder("adult", "020"))
        .then(s -> assertThat(s.creatures().isResting(Laid.figure("adult", 1))).isFalse())
        .then(s -> assertThat(s.creatures().isResting(Laid.figure("adult", 2))).isTrue());
  }

  @Test
  @Rule({"N3.3", "N1.5"})
  void aDeckThatRunsOutInTheMiddleGivesNoMoreCardsForIt() {
    Laid.of(2)
        .given(
            s -> {
              Pile deck = s.cards().deck(ONE);
              s.cards().keepCards(ONE, Pile.EMPTY, deck.top(1), deck.withoutTop(1));
            })
        .perform(s -> s.cards().drawCards(ONE, 3))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(7));
  }

  @Test
  @Rule({"N3.13", "N1.5"})
  void anEmptyEventDeckIsMadeOfItsDiscardPile() {
    Laid.of(2)
        .given(Stacked.event("ev-hunt-3"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(s.intruderDecks().eventDeck().isEmpty()).isTrue())
        .perform(new EventSteps.DrawEvent())
        .told(TWO, "event.event-card")
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"N27.23", "N1.5"})
  void whoLooksAtMoreEventsThanThereAreSeesThoseOfTheNewDeckToo() {
    Laid.of(2)
        .given(Stacked.events("ev-hunt-2", "ev-hunt-3"))
        .perform(new EventSteps.DrawEvent())
        .given(s -> s.intruderDecks().peekEvents(ONE, 1))
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1))
        .then(
            s ->
                assertThat(Thing.seenBy(s.intruderDecks().eventDeck().top()))
                    .isEqualTo(Seats.of(ONE)))
        .given(s -> s.intruderDecks().peekEvents(TWO, 2))
        .then(s -> assertThat(s.intruderDecks().eventDiscard().isEmpty()).isTrue())
        .then(s -> assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(2))
        .then(s -> assertThat(Thing.isSeenBy(s.intruderDecks().eventDeck().at(0), TWO)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(s.intruderDecks().eventDeck().at(1), TWO)).isTrue());
  }

  @Test
  @Rule({"N3.7", "N15.3"})
  void whatIsDiscardedOnPassingLiesOpenButForContamination() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "pass", "discard:hand-0-contamination")
        .then(s -> assertThat(Thing.isSeenBy(s.cards().discard(ONE).top(), TWO)).isFalse());
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "pass", "discard:hand-0-rest")
        .then(s -> assertThat(Thing.isSeenBy(s.cards().discard(ONE).top(), TWO)).isTrue());
  }
}
