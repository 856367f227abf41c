package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.content.term.ObjectKind;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N13 Injuries, death and flight of Intruders. */
final class InjuriesTest {

  private static Scenario<Nemesis> injured(String type, int injuries, String... cards) {
    return Laid.of(2)
        .given(Stacked.attack(cards))
        .given(Stacked.event("ev-lurking"))
        .given(Laid.intruder(type, "011"))
        .perform(new Injuries.Injure(Laid.figure(type, 1), injuries, false));
  }

  @Test
  @Rule("N13.2")
  void aLarvaDiesOfTheFirstInjuryWithoutACarcass() {
    injured("larva", 1, "at-scratch-6")
        .told(TWO, "event.killed")
        .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue())
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Laid.room("011")))
                    .isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N13.1", "N13.3", "N13.7"})
  void aCreeperOrAdultIsComparedWithOneCard() {
    for (String type : new String[] {"creeper", "adult"}) {
      injured(type, 4, "at-claw-5")
          .notTold(TWO, "event.killed")
          .then(s -> assertThat(s.creatures().injuries(Laid.figure(type, 1))).isEqualTo(4))
          .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1))
          .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
      injured(type, 5, "at-claw-5").told(TWO, "event.killed");
    }
  }

  @Test
  @Rule("N13.3")
  void aBreederOrQueenIsComparedWithTheSumOfTwo() {
    for (String type : new String[] {"breeder", "queen"}) {
      injured(type, 4, "at-scratch-2", "at-scratch-3")
          .notTold(TWO, "event.killed")
          .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(2));
      injured(type, 5, "at-scratch-2", "at-scratch-3").told(TWO, "event.killed");
    }
  }

  @Test
  @Rule({"N13.3", "N13.7", "N1.5"})
  void theFirstOfTwoCardsIsNotShuffledIntoTheDeckTheSecondComesFrom() {
    Laid.of(2)
        .given(Stacked.attack("at-scratch-2", "at-scratch-3"))
        .given(Laid.intruder("queen", "011"))
        .given(s -> s.intruderDecks().layAsideAttack(s.intruderDecks().drawAttack()))
        .perform(new Injuries.Injure(Laid.figure("queen", 1), 5, false))
        .told(TWO, "event.killed")
        .then(s -> assertThat(s.intruderDecks().attackDeck().isEmpty()).isTrue())
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(2));
  }

  @Test
  @Rule("N13.4")
  void aKilledIntruderLeavesACarcassAndItsTokenGoesToTheSupply() {
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .given(Stacked.attack("at-scratch-2"))
        .given(Laid.intruder("creeper", "011"))
        .then(
            s -> assertThat(s.creatures().supply().count(Laid.token("tok-creeper-1"))).isEqualTo(2))
        .perform(new Injuries.Injure(Laid.figure("creeper", 1), 2, false))
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEmpty())
        .then(
            s -> assertThat(s.creatures().supply().count(Laid.token("tok-creeper-1"))).isEqualTo(3))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Laid.room("011")))
                    .isNotEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N13.5", "N13.6"})
  void theArrowSavesIt() {
    injured("adult", 9, "at-bite-retreat")
        .notTold(TWO, "event.killed")
        .told(TWO, "event.retreats")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(9));
    injured("queen", 20, "at-bite-retreat", "at-scratch-2")
        .notTold(TWO, "event.killed")
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo("014"))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(2));
  }

  @Test
  @Rule("N24.2")
  void theDeathOfTheQueenIsRemembered() {
    injured("queen", 5, "at-scratch-2", "at-scratch-3")
        .then(s -> assertThat(s.creatures().isMatriarchKilled()).isTrue());
  }
}
