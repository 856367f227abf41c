package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.scene.Widget;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.movement.Encounter;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The tokens with two numbers: encounter, surprise, bag development (L5.8, L12). */
final class StalkerTokensTest {

  private static Scenario<Nemesis> met(String token, int cards, boolean dark) {
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.stands(TWO, "001"))
            .given(Stalked.cards(ONE, cards))
            .given(Stalked.bag(token))
            .given(Stalked.attacks("at-evolve-1", "at-cut-2"));
    if (dark) table.given(Stalked::dark);
    return table.perform(new Encounter(ONE));
  }

  @ParameterizedTest
  @CsvSource({
    "tok-larva-0-1, 0, 1",
    "tok-larva-1-2, 1, 2",
    "tok-creeper-1-2, 1, 2",
    "tok-adult-1-3, 1, 3",
    "tok-adult-2-3, 2, 3",
    "tok-adult-2-4, 2, 4",
    "tok-adult-3-4, 3, 4",
    "tok-breeder-2-4, 2, 4",
    "tok-breeder-3-4, 3, 4",
    "tok-queen-4-4, 4, 4"
  })
  @Covers({
    "tok-larva-0-1",
    "tok-larva-1-2",
    "tok-creeper-1-2",
    "tok-adult-1-3",
    "tok-adult-2-3",
    "tok-adult-2-4",
    "tok-adult-3-4",
    "tok-breeder-2-4",
    "tok-breeder-3-4",
    "tok-queen-4-4"
  })
  @Rule({"L12.2", "L8.3", "L12.4"})
  void theHandIsComparedWithTheNumberOfTheLight(String token, int lit, int dark) {
    met(token, lit, false).notTold(ONE, "event.surprise");
    if (lit > 0) met(token, lit - 1, false).told(ONE, "event.surprise");
    met(token, dark, true).notTold(ONE, "event.surprise");
    met(token, dark - 1, true).told(ONE, "event.surprise");
  }

  @Test
  @Rule("L12.2")
  void noiseAroundTheRoomGoesAndTheFigureComes() {
    Stalked.two()
        .given(Stalked.noise("009-013", "010-013", "001-002"))
        .given(Stalked.cards(ONE, 5))
        .given(Stalked.bag("tok-adult-2-4"))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(Stalked.noisy(s)).containsExactly("001-002"))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isZero());
  }

  @Test
  @Covers("tok-blank")
  @Rule({"L12.3", "L5.8"})
  void theBlankMakesNoiseEverywhereAndGoesBack() {
    met("tok-blank", 0, true)
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactly("009-013", "010-013", "012-013", "013-014"))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(Stalked.inBag(s, "blank")).isEqualTo(1))
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(1));
  }

  @Test
  @Rule({"L15.9", "L12.4"})
  void aLarvaThatSurprisesAttaches() {
    met("tok-larva-0-1", 0, true)
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero());
  }

  @Test
  @Rule("L1.7")
  void aLarvaOnABoardUsesUpNoFigure() {
    Scenario<Nemesis> table = Stalked.two().given(Stalked.larva(ONE)).given(Stalked.larva(TWO));
    for (int i = 0; i < 5; i++) table.given(Stalked.intruder("larva", "001"));
    table
        .given(Stalked.bag("tok-larva-0-1"))
        .given(Stalked.cards(ONE, 5))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 6)).isEqualTo("013"));
  }

  @Test
  @Rule("L12.7")
  void theNinthAdultDrivesThoseOutOfCombatAway() {
    Scenario<Nemesis> table = Stalked.two().given(Stalked.stands(TWO, "001"));
    for (int i = 0; i < 7; i++) table.given(Stalked.intruder("adult", "027"));
    table
        .given(Stalked.intruder("adult", "001"))
        .given(Stalked.bag("tok-adult-1-3"))
        .given(Stalked.cards(ONE, 5))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 8)).isEqualTo("001"))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(7));
  }

  @Test
  @Rule("L12.8")
  void withoutAFigureOfItsTypeTheTokenGoesBack() {
    Stalked.two()
        .given(Stalked.intruder("queen", "027"))
        .given(Stalked.bag("tok-breeder-2-4"))
        .given(Stalked.intruder("breeder", "001"))
        .given(Stalked.intruder("breeder", "001"))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(s.creatures().hasIntruder(Stalked.room("013"))).isFalse())
        .then(s -> assertThat(Stalked.inBag(s, "breeder")).isEqualTo(1));
  }

  @Test
  @Rule("L12.9")
  void aFigureWithoutATokenAddsOneOfItsTypeWhenItSlipsAway() {
    Stalked.two()
        .given(Stalked.bag())
        .perform(
            s ->
                s.creatures()
                    .place(Stalked.figure("creeper", 1), Stalked.room("003"), Nemesis.NONE))
        .perform(s -> s.creatures().slipAway(Stalked.figure("creeper", 1)))
        .then(s -> assertThat(Stalked.inBag(s, "creeper")).isEqualTo(1));
  }

  private static Scenario<Nemesis> developed(String token) {
    return Stalked.two().given(Stalked.bag(token)).perform(new EventSteps.BagDevelopment());
  }

  @Test
  @Rule("L5.8")
  void larvaeAndCreepersGrowUpInTheBag() {
    developed("tok-larva-1-2")
        .then(s -> assertThat(Stalked.inBag(s, "larva")).isZero())
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(1));
    developed("tok-creeper-1-2")
        .then(s -> assertThat(Stalked.inBag(s, "creeper")).isZero())
        .then(s -> assertThat(Stalked.inBag(s, "breeder")).isEqualTo(1));
    developed("tok-blank")
        .then(s -> assertThat(Stalked.inBag(s, "blank")).isEqualTo(1))
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(1));
  }

  @Test
  @Rule("L12.2")
  void theBagShowsBothNumbersOfAToken() {
    Widget.Bag bag =
        Stalked.two()
            .given(Stalked.bag("tok-adult-2-3", "tok-adult-2-4", "tok-queen-4-4"))
            .scene(ONE)
            .widget(Widget.Bag.class, "bag");
    assertThat(bag.kinds().stream().map(kind -> kind.label().number()))
        .containsExactly("2/3", "2/4", "4");
  }

  @Test
  @Rule({"L5.8", "L5.9"})
  void adultsAndBreedersMakeAllRollWhoDoNotFight() {
    for (String token : new String[] {"tok-adult-2-3", "tok-breeder-3-4"}) {
      Stalked.two()
          .given(Stalked.bag(token))
          .given(Stalked.stands(TWO, "001"))
          .given(Stalked.intruder("adult", "001"))
          .rolls(Chance.NOISE, 1)
          .perform(new EventSteps.BagDevelopment())
          .then(s -> assertThat(Stalked.noisy(s)).containsExactly("013-014"))
          .then(
              s ->
                  assertThat(Stalked.inBag(s, "adult") + Stalked.inBag(s, "breeder")).isEqualTo(1));
    }
  }

  @Test
  @Rule({"L5.8", "L28.21"})
  void theQueenLaysAnEggOrComesToTheNest() {
    developed("tok-queen-4-4").then(s -> assertThat(s.creatures().eggs()).isEqualTo(6));
    Stalked.two()
        .given(Stalked.explored("010", "nest"))
        .given(Stalked.stands(ONE, "010"))
        .given(Stalked.cards(ONE, 3))
        .given(Stalked.bag("tok-queen-4-4"))
        .given(Stalked.attacks("at-cut-2"))
        .perform(new EventSteps.BagDevelopment())
        .told(ONE, "event.surprise")
        .then(s -> assertThat(Stalked.whereIs(s, "queen", 1)).isEqualTo("010"))
        .then(s -> assertThat(Stalked.inBag(s, "queen")).isZero())
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(5));
  }

  @Test
  @Rule({"L2.7", "L2.8"})
  void theBagAndTheWeaknessesAtTheStart() {
    Stalked.game(3)
        .seed(4)
        .begin()
        .then(s -> assertThat(Stalked.inBag(s, "blank")).isEqualTo(1))
        .then(s -> assertThat(Stalked.inBag(s, "larva")).isEqualTo(4))
        .then(s -> assertThat(Stalked.inBag(s, "creeper")).isEqualTo(1))
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(6))
        .then(s -> assertThat(Stalked.inBag(s, "breeder")).isZero())
        .then(s -> assertThat(Stalked.inBag(s, "queen")).isEqualTo(1))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(5))
        .then(s -> assertThat(s.intruderDecks().discovered()).isEqualTo(1));
  }
}
