package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.code;
import static starboard.clank.Laid.deck;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.secretAt;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.clank.attack.Attack;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Colours;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** C12 Terminals, C13 artifacts, C14 rage, C15 refill, C16 attack, C17 wounds. */
final class TyrantTest {

  @Test
  @Rule({"C12.1", "C12.2", "C12.3", "C12.5"})
  void terminalsPayAndStayBlocked() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d7"))
        .perform(new Turn(ONE))
        .choose(ONE, "hack:doomsday-cannon-d7")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(3))
        .refuses(ONE, "hack:doomsday-cannon-d7", "refused.hacked")
        .given(at(ONE, "doomsday-cannon-d1"))
        .perform(new Turn(ONE))
        .refuses(ONE, "hack:doomsday-cannon-d1", "refused.same-module")
        .given(at(TWO, "doomsday-cannon-d7"))
        .perform(new Turn(TWO))
        .refuses(TWO, "hack:doomsday-cannon-d7", "refused.hacked");
  }

  @Test
  @Rule({"C12.1", "C12.3", "C12.4", "C14.1", "C3.1"})
  void twoTerminalsGiveTheCode() {
    table(4)
        .given(at(ONE, "doomsday-cannon-d1"))
        .perform(new Turn(ONE))
        .choose(ONE, "hack:doomsday-cannon-d1")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(2))
        .then(s -> assertThat(s.hasCode(ONE)).isFalse())
        .then(s -> assertThat(s.rage()).isEqualTo(1))
        .given(at(ONE, "med-lab-m15"))
        .perform(new Turn(ONE))
        .choose(ONE, "hack:med-lab-m15")
        .then(s -> assertThat(s.hasCode(ONE)).isTrue())
        .then(s -> assertThat(s.codes()).isEqualTo(3))
        .then(s -> assertThat(s.rage()).isEqualTo(2))
        .given(at(ONE, "hydroponics-h1"))
        .perform(new Turn(ONE))
        .refuses(ONE, "hack:hydroponics-h1", "refused.no-cube")
        .given(at(TWO, "med-lab-m15"))
        .perform(new Turn(TWO))
        .refuses(TWO, "hack:med-lab-m15", "refused.hacked");
  }

  @Test
  @Rule({"C13.1", "C13.2", "C14.1", "C3.1"})
  void oneArtifactEach() {
    table(4)
        .given(code(ONE))
        .given(at(ONE, "cm-a5"))
        .perform(new Turn(ONE))
        .choose(ONE, "steal:cm-a5")
        .then(s -> assertThat(s.rage()).isEqualTo(2))
        .then(s -> assertThat(s.hasArtifact(ONE)).isTrue())
        .given(at(ONE, "cm-a10"))
        .perform(new Turn(ONE))
        .refuses(ONE, "steal:cm-a10", "refused.carries");
  }

  @Test
  @Rule("C13.1")
  void aStolenArtifactIsThereForNobodyElse() {
    table(4)
        .given(code(ONE))
        .given(code(TWO))
        .given(at(ONE, "cm-a10"))
        .given(at(TWO, "cm-a10"))
        .perform(new Turn(ONE))
        .choose(ONE, "steal:cm-a10")
        .then(s -> assertThat(s.isLaid(Artifacts.withValue(10))).isFalse())
        .perform(new Turn(TWO))
        .doesNotOffer(TWO, "steal:cm-a10");
  }

  @Test
  @Rule({"C2.2", "C13.1"})
  void spotsOfRemovedArtifactsAreEmpty() {
    for (int value = 5; value <= 30; value += 5) {
      String space = "cm-a" + value;
      Scenario<Clank> turn = table(2).given(code(ONE)).given(at(ONE, space)).perform(new Turn(ONE));
      if (turn.state().isLaid(Artifacts.withValue(value))) turn.offers(ONE, "steal:" + space);
      else turn.doesNotOffer(ONE, "steal:" + space);
    }
  }

  @Test
  @Rule("C13.3")
  void theArtifactOfALostPlayerIsGone() {
    table(4)
        .given(artifact(ONE, 5))
        .given(at(ONE, "cm-a5"))
        .given(s -> s.knockOut(ONE))
        .then(s -> assertThat(s.isLaid(Artifacts.withValue(5))).isFalse());
  }

  @Test
  @Rule({"C14.2", "C14.1"})
  void huntersAndBlockade() {
    table(4)
        .given(s -> s.placeTyrant(8))
        .given(Clank::advanceTyrant)
        .then(s -> assertThat(s.area().count(Colours.RED)).isEqualTo(1))
        .given(Clank::advanceTyrant)
        .then(s -> assertThat(s.area().count(Colours.RED)).isEqualTo(2))
        .then(s -> assertThat(s.isBlocked()).isFalse())
        .given(Clank::advanceTyrant)
        .then(s -> assertThat(s.isBlocked()).isTrue())
        .given(Clank::advanceTyrant)
        .then(s -> assertThat(s.area().count(Colours.RED)).isEqualTo(4));
  }

  @Test
  @Rule("C14.4")
  void theLastSpaceIsTheLast() {
    table(4)
        .given(s -> s.placeTyrant(12))
        .given(Clank::advanceTyrant)
        .then(s -> assertThat(s.rage()).isEqualTo(12))
        .then(s -> assertThat(s.area().isEmpty()).isTrue());
  }

  @Test
  @Rule({"C14.1", "C20.2"})
  void anArchiveEnragesTheTyrant() {
    table(4)
        .given(secretAt("cb-crates", "archive"))
        .given(Laid.pools(0, 0, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cb-crates", "take:cb-crates")
        .then(s -> assertThat(s.rage()).isEqualTo(2))
        .then(s -> assertThat(Scoring.of(s, ONE).tokens()).isEqualTo(3));
  }

  @Test
  @Rule({"C15.1", "C23.4"})
  void newCardsArriveBeforeTheOneAttack() {
    table(2)
        .given(row("captive", "captive", "fence", "fence"))
        .given(deck("tracker-droid", "alarm-sphere"))
        .draws(Chance.BAG, 0, 0)
        .perform(new Turns.Refill(ONE))
        .told(ONE, "attack")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.wounds(TWO)).isEqualTo(1));
  }

  @Test
  @Rule("C15.1")
  void newCardsArriveInTheOrderTheyWerePlaced() {
    Scenario<Clank> game =
        table(2)
            .given(row("captive", "captive", "fence", "fence"))
            .given(deck("foreman-bot", "alarm-sphere"))
            .perform(new Turns.Refill(ONE));
    assertThat(game.events(ONE))
        .extracting(Event::id)
        .containsSubsequence("arrived", "noise", "arrived", "flipped");
  }

  @Test
  @Rule("C15.1")
  void oldSymbolsDoNotAttackAgain() {
    table(2)
        .given(row("killbot", "tracker-droid", "fence", "fence", "captive"))
        .given(deck("captive"))
        .perform(new Turns.Refill(ONE))
        .notTold(ONE, "attack");
  }

  @Test
  @Rule("C15.2")
  void arrivalsHitEveryoneAboardOnly() {
    table(3)
        .given(s -> s.knockOut(TWO))
        .given(row("brain-slug"))
        .perform(new Turns.Arrive(ONE, 1))
        .then(s -> assertThat(s.area().count(0)).isEqualTo(1))
        .then(s -> assertThat(s.area().count(1)).isZero())
        .then(s -> assertThat(s.area().count(2)).isEqualTo(1));
  }

  @Test
  @Rule({"C15.3", "C18.2"})
  void anEmptyDeckEndsTheGame() {
    table(2)
        .given(artifact(ONE, 30))
        .given(
            s -> {
              while (s.deck().size() > 5) {
                s.reveal();
                s.discardFromRow(0);
              }
            })
        .perform(new Turns.Refill(ONE))
        .ends(
            result -> {
              assertThat(result.winners().has(ONE)).isTrue();
              assertThat(result.seats())
                  .extracting(outcome -> outcome.outcome())
                  .containsExactly("rescued", "lost");
            });
  }

  @Test
  @Rule("C15.3")
  void aDeckThatJustFillsTheRowEndsNothing() {
    table(2)
        .given(
            s -> {
              while (s.deck().size() > 6) {
                s.reveal();
                s.discardFromRow(0);
              }
            })
        .perform(new Turns.Refill(ONE))
        .then(s -> assertThat(s.over()).isFalse())
        .then(s -> assertThat(s.row().size()).isEqualTo(6))
        .then(s -> assertThat(s.deck().isEmpty()).isTrue());
  }

  @Test
  @Rule("C16.1")
  void dangerAddsCubes() {
    table(2)
        .given(row("gun-turret", "interrogator", "captive"))
        .given(s -> s.placeTyrant(7))
        .perform(new Attack())
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(6));
  }

  @Test
  @Rule({"C15.1", "C16.1"})
  void dangerOfANewCardCountsInItsAttack() {
    table(2)
        .given(row("captive", "captive", "fence", "fence"))
        .given(deck("gun-turret", "killbot"))
        .given(s -> s.placeTyrant(7))
        .perform(new Turns.Refill(ONE))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(4 + 1));
  }

  @Test
  @Rule("C16.1")
  void anAttackDrawsAllIfThereAreFewer() {
    table(2)
        .given(s -> s.drawCubes(23))
        .given(noise(ONE, 1))
        .given(s -> s.placeTyrant(7))
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(24))
        .then(s -> assertThat(s.bag().isEmpty()).isTrue());
  }

  @Test
  @Rule({"C16.2", "C17.2"})
  void redCubesWoundEverybodyAndReturn() {
    table(3)
        .given(s -> s.placeTyrant(8))
        .given(Clank::advanceTyrant)
        .draws(Chance.BAG, 24, 0, 0, 0)
        .perform(new Attack())
        .then(
            s -> {
              for (Seat seat : s.seats()) assertThat(s.wounds(seat)).isEqualTo(1);
              assertThat(s.supply(0)).isEqualTo(29);
              assertThat(s.area().count(Colours.RED)).isEqualTo(1);
            });
  }

  @Test
  @Rule("C16.2")
  void redCubesWoundOnlyThoseAboard() {
    table(3)
        .given(s -> s.placeTyrant(8))
        .given(Clank::advanceTyrant)
        .given(s -> s.knockOut(TWO))
        .draws(Chance.BAG, 24, 0, 0, 0)
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.wounds(TWO)).isZero())
        .then(s -> assertThat(s.supply(TWO.index())).isEqualTo(30));
  }

  @Test
  @Rule({"C16.3", "C18.5"})
  void cubesOfTheDepartedDoNothing() {
    table(3)
        .given(noise(TWO, 2))
        .given(s -> s.knockOut(TWO))
        .draws(Chance.BAG, 0, 0)
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(TWO)).isZero())
        .then(s -> assertThat(s.aside().count(1)).isEqualTo(2))
        .then(s -> assertThat(s.bag().total()).isEqualTo(24));
  }

  @Test
  @Rule({"C16.4", "C17.5"})
  void surplusWoundsAreSetAside() {
    table(3)
        .given(wounds(ONE, 9))
        .given(wounds(TWO, 9))
        .given(noise(ONE, 2))
        .given(noise(TWO, 1))
        .given(s -> s.placeTyrant(5))
        .draws(Chance.BAG, 0, 0, 0)
        .perform(new Attack())
        .then(
            s -> {
              assertThat(s.aboard().has(ONE)).isFalse();
              assertThat(s.aboard().has(TWO)).isFalse();
              assertThat(s.wounds(ONE)).isEqualTo(10);
              assertThat(s.aside().count(0)).isEqualTo(1);
            });
  }

  @Test
  @Rule("C17.5")
  void onlyAFullTrackKnocksOut() {
    table(2)
        .given(wounds(ONE, 8))
        .given(noise(ONE, 1))
        .draws(Chance.BAG, 0, 0)
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(9))
        .then(s -> assertThat(s.isAboard(ONE)).isTrue());
  }

  @Test
  @Rule({"C16.4", "C17.5"})
  void redWoundsEndWithTheHealthTrack() {
    table(3)
        .given(wounds(ONE, 9))
        .given(s -> s.placeTyrant(11))
        .given(Clank::advanceTyrant)
        .draws(Chance.BAG, 25, 24, 0, 0, 0)
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(10))
        .then(s -> assertThat(s.supply(0)).isEqualTo(20))
        .then(s -> assertThat(s.aboard().has(ONE)).isFalse())
        .then(s -> assertThat(s.wounds(TWO)).isEqualTo(2));
  }

  @Test
  @Rule({"C17.3", "C17.4"})
  void aBlackCubeMarksARedWoundWithoutSupply() {
    table(4)
        .given(s -> s.placeTyrant(8))
        .given(Clank::advanceTyrant)
        .given(noise(ONE, 30))
        .draws(Chance.BAG, 54, 30, 30, 30)
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.blackWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(2))
        .given(s -> s.heal(ONE, 2))
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(3))
        .then(s -> assertThat(s.supply(0)).isZero())
        .then(s -> assertThat(s.wounds(FOUR)).isEqualTo(1))
        .then(s -> assertThat(s.wounds(THREE)).isEqualTo(1));
  }

  @Test
  @Rule("C17.3")
  void aRedWoundThatNothingCanMarkIsNotTaken() {
    table(2)
        .given(s -> s.placeTyrant(8))
        .given(Clank::advanceTyrant)
        .given(noise(ONE, 30))
        .draws(Chance.BAG, 54, 0, 0, 0)
        .perform(new Attack())
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(3))
        .then(s -> assertThat(s.blackWounds(ONE)).isZero())
        .then(s -> assertThat(s.wounds(TWO)).isEqualTo(1));
  }

  @Test
  @Rule("C17.4")
  void healingReturnsCubes() {
    table(2)
        .given(wounds(ONE, 2))
        .given(s -> s.heal(ONE, 3))
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .then(s -> assertThat(s.supply(0)).isEqualTo(30));
  }
}
