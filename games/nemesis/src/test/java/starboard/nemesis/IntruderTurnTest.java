package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seats;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.opposition.IntruderPlayer;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.4 (4) What the player of the Intruders may use a card for. */
final class IntruderTurnTest {

  /** The second of three has died and plays the Intruders; nobody but these stands anywhere. */
  private static Scenario<Nemesis> role() {
    return Laid.of(3)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid.stands(ONE, "001"))
        .given(Laid.stands(THREE, "020"))
        .perform(new Wounds.Death(TWO))
        .given(s -> s.opposition().takeRole(TWO))
        .given(s -> s.opposition().beginRole());
  }

  /** With all ten cards in hand, to try each of them. */
  private static Scenario<Nemesis> turn(Scenario<Nemesis> table) {
    return table
        .given(s -> s.opposition().drawIntruderCards(10, 10))
        .perform(new IntruderPlayer.Turn(TWO));
  }

  @Test
  @Rule({"N26.4", "N4.4"})
  void withoutIntrudersOnlyEffectsAreLeft() {
    turn(role())
        .refuses(TWO, "move:intruder-hand-ip-pursuit-1", "refused.no-intruder")
        .refuses(TWO, "attack:intruder-hand-ip-pursuit-1", "refused.no-intruder")
        .offers(TWO, "effect:intruder-hand-ip-pursuit-1", "pass")
        .refuses(TWO, "effect:intruder-hand-ip-coordinated-hunt-3", "refused.no-target");
  }

  @Test
  @Rule("N26.4")
  void anIntruderAloneMovesButDoesNotAttack() {
    turn(role().given(Laid.intruder("adult", "008")))
        .refuses(TWO, "attack:intruder-hand-ip-pursuit-3", "refused.no-intruder")
        .offers(TWO, "move:intruder-hand-ip-pursuit-3")
        .choose(TWO, "move:intruder-hand-ip-pursuit-3")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(s -> assertThat(s.opposition().intruderDiscard().size()).isEqualTo(1))
        .then(s -> assertThat(s.opposition().intruderHand().size()).isEqualTo(9));
  }

  @Test
  @Rule("N26.4")
  void onlyOneThatSharesARoomWithACharacterAttacks() {
    turn(role()
            .given(Laid.intruder("adult", "008"))
            .given(Laid.intruder("adult", "020"))
            .given(Laid.intruder("breeder", "020"))
            .given(Laid.intruder("adult", "002")))
        .choose(TWO, "attack:intruder-hand-ip-pursuit-1")
        .asks(TWO, "ask.attacker")
        .offersOnly(TWO, "attacker:figure-adult-2", "attacker:figure-breeder-1");
  }

  @Test
  @Rule("N26.4")
  void theTargetIsChosenAndTheOtherCardsGoUnderTheDeck() {
    Scenario<Nemesis> game =
        turn(role()
                .given(Laid.stands(ONE, "020"))
                .given(Laid.intruder("adult", "020"))
                .given(Stacked.attack("at-claw-3", "at-claw-4", "at-claw-5", "at-claw-retreat")))
            .choose(TWO, "attack:intruder-hand-ip-pursuit-any")
            .offersOnly(TWO, "target:mat-0", "target:mat-2")
            .choose(TWO, "target:mat-2")
            .then(s -> assertThat(s.opposition().considered().size()).isEqualTo(3))
            .then(
                s -> {
                  Pile considered = s.opposition().considered();
                  for (int i = 0; i < considered.size(); i++) {
                    assertThat(s.knows(TWO, considered.number(i))).isTrue();
                    assertThat(s.knows(ONE, considered.number(i))).isFalse();
                  }
                });
    int left = game.state().intruderDecks().attackDeck().number(0);
    game.choose(TWO, game.decision(TWO).options().get(1).id())
        .then(s -> assertThat(s.crew().lightWounds(THREE)).isEqualTo(2))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1))
        .then(s -> assertThat(s.intruderDecks().attackDeck().size()).isEqualTo(3))
        .then(s -> assertThat(s.intruderDecks().attackDeck().number(2)).isEqualTo(left));
  }

  @Test
  @Rule({"N26.4", "N14.6"})
  void aLarvaNeedsNoCard() {
    turn(role().given(Laid.intruder("larva", "020")))
        .choose(TWO, "attack:intruder-hand-ip-pursuit-any")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(THREE)).isTrue())
        .then(s -> assertThat(s.opposition().considered().isEmpty()).isTrue())
        .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N26.4", "N27.13", "N17.3"})
  void aHuntThatADoorHoldsForGoodDoesNothing() {
    turn(hunted().given(Stacked.weakness("weak-way-of-moving")).given(Laid.closed("c-018-020")))
        .refuses(TWO, "effect:intruder-hand-ip-coordinated-hunt-3", "refused.no-target");
    turn(hunted().given(Stacked.weakness("weak-way-of-moving")))
        .offers(TWO, "effect:intruder-hand-ip-coordinated-hunt-3");
    turn(hunted().given(Laid.closed("c-018-020")))
        .choose(TWO, "effect:intruder-hand-ip-coordinated-hunt-3")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("018"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-018-020"))).isTrue());
  }

  /** An adult next to the third Character. */
  private static Scenario<Nemesis> hunted() {
    return role().given(Laid.intruder("adult", "018"));
  }

  @Test
  @Rule("N26.4")
  void threeCardsAreDrawnUpToAHandOfFour() {
    role()
        .perform(new IntruderPlayer.Draw())
        .then(s -> assertThat(s.opposition().intruderHand().size()).isEqualTo(3))
        .perform(new IntruderPlayer.Draw())
        .then(s -> assertThat(s.opposition().intruderHand().size()).isEqualTo(4));
  }

  @Test
  @Rule("N26.4")
  void ofFewerAttackCardsThanPrintedOneIsResolvedAllTheSame() {
    Scenario<Nemesis> game =
        turn(role().given(Laid.intruder("adult", "020")).given(Stacked.attack("at-claw-3")))
            .choose(TWO, "attack:intruder-hand-ip-pursuit-any")
            .then(s -> assertThat(s.opposition().considered().size()).isEqualTo(1));
    game.choose(TWO, game.decision(TWO).options().get(0).id())
        .then(s -> assertThat(s.crew().lightWounds(THREE)).isEqualTo(2))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1))
        .then(s -> assertThat(s.intruderDecks().attackDeck().isEmpty()).isTrue());
  }

  @Test
  @Rule("N26.4")
  void onlyWhoPlaysTheIntrudersSeesTheirHand() {
    role()
        .given(s -> s.opposition().drawIntruderCards(2, 4))
        .then(
            s -> {
              for (int i = 0; i < 2; i++) {
                int card = s.opposition().intruderHand().at(i);
                assertThat(Thing.seenBy(card)).isEqualTo(Seats.of(TWO));
              }
            });
  }

  @Test
  @Rule("N26.4")
  void theCardThatWasNamedIsPlayed() {
    Scenario<Nemesis> game = turn(role().given(Laid.intruder("adult", "008")));
    game.choose(TWO, "move:intruder-hand-ip-pursuit-3")
        .then(
            s -> {
              int played = s.kit().box().entry(s.opposition().intruderDiscard().number(0));
              assertThat(s.kit().content().intruderPlayerCards().at(played).id())
                  .isEqualTo("ip-pursuit-3");
            });
  }

  @Test
  @Rule({"N26.4", "N14.8"})
  void itsTurnEndsTheRestOfWhoWasSummoned() {
    int summoned = Laid.figure("adult", 1);
    turn(role().given(Laid.intruder("adult", "008")).given(s -> s.creatures().rest(summoned)))
        .choose(TWO, "pass")
        .then(s -> assertThat(s.creatures().isResting(summoned)).isFalse());
  }
}
