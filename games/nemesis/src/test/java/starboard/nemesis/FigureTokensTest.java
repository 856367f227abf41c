package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Encounter;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Tokens that go with figures, and figures that have none. */
final class FigureTokensTest {

  @Test
  @Rule("N27.4")
  void aFigureWithoutATokenAddsOneOfItsTypeToTheBag() {
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .perform(
            s -> s.creatures().place(Laid.figure("creeper", 1), Laid.room("020"), Nemesis.NONE))
        .perform(s -> s.creatures().slipAway(Laid.figure("creeper", 1)))
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-creeper-1"))).isEqualTo(1))
        .then(
            s ->
                assertThat(s.creatures().supply().count(Laid.token("tok-creeper-1"))).isEqualTo(2));
  }

  @Test
  @Rule({"N10.6", "N8.6"})
  void aFigureReturnsItsOwnTokenToTheBag() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.bag("tok-adult-4"))
        .perform(new Encounter(ONE))
        .perform(s -> s.creatures().slipAway(Laid.figure("adult", 1)))
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-adult-4"))).isEqualTo(1));
  }

  @Test
  @Rule({"N27.3", "N10.7"})
  void theBagIsNeverEmptyForLong() {
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-blank"))).isEqualTo(1));
  }

  @Test
  @Rule("N9.21")
  void aFigureAppearsBehindClosedDoors() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.closed("c-006-011", "c-008-011", "c-011-014", "c-011-015"))
        .given(Laid.bag("tok-adult-2"))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(s -> assertThat(s.interior().destroyedDoors()).isZero());
  }

  @Test
  @Rule({"N14.6", "N27.2", "N1.2"})
  void aLarvaOnACharacterBoardKeepsItsFigure() {
    metALarva(fourLarvae().given(Laid.larva(TWO)))
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue())
        .told(TWO, "event.appears");
    metALarva(fourLarvae().given(Laid.larva(TWO)).given(Laid.larva(THREE)))
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-larva-1"))).isEqualTo(1))
        .notTold(TWO, "event.appears");
  }

  @Test
  @Rule({"N14.6", "N16.6"})
  void theLarvaOfADeadCharacterIsFreeAgain() {
    metALarva(
            fourLarvae()
                .given(Laid.larva(TWO))
                .given(Laid.larva(THREE))
                .perform(new Wounds.Death(THREE)))
        .told(TWO, "event.appears");
  }

  private static Scenario<Nemesis> fourLarvae() {
    Scenario<Nemesis> table = Laid.of(3).given(Laid.cardsInHand(ONE, 5));
    for (int i = 0; i < 4; i++) table.given(Laid.intruder("larva", "020"));
    return table.given(Laid.bag("tok-larva-1"));
  }

  private static Scenario<Nemesis> metALarva(Scenario<Nemesis> table) {
    return table.perform(new Encounter(ONE));
  }

  @Test
  @Rule({"N14.8", "N27.2"})
  void aSummonedIntruderWithoutAFigureDoesNotCome() {
    Laid.of(2)
        .given(Stacked.attack("at-summoning-3"))
        .given(Laid.intruder("queen", "011"))
        .given(Laid.intruder("breeder", "020"))
        .given(Laid.intruder("breeder", "020"))
        .perform(s -> s.creatures().remove(Laid.figure("breeder", 2)))
        .perform(
            s -> s.creatures().place(Laid.figure("breeder", 2), Laid.room("020"), Nemesis.NONE))
        .given(Laid.bag())
        .given(s -> s.creatures().intoBag(Laid.token("tok-breeder-3")))
        .perform(new Attack(Laid.figure("queen", 1), ONE, false))
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(3))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .notTold(TWO, "event.appears");
  }

  @Test
  @Rule({"N11.6", "N14.1"})
  void onEscapeEveryIntruderAttacksTheLargestFirst() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Stacked.attack("at-scratch-2"))
        .given(Laid.intruder("larva", "011"))
        .given(Laid.intruder("adult", "011"))
        .given(Laid.explored("014", "canteen"))
        .rolls(Chance.NOISE, 9)
        .perform(new Escaping.Escape(ONE, Laid.room("014")))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("014")))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"));
  }
}
