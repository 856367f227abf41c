package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Molotov Cocktail. */
@Covers("molotov-cocktail")
final class MolotovTest {

  private static Scenario<Nemesis> table() {
    return Laid.of(2)
        .given(Laid.item(ONE, "molotov-cocktail"))
        .given(Laid.stands(TWO, "014"))
        .given(Stacked.attack("at-scratch-5", "at-scratch-6"))
        .given(Stacked.wounds("wound-leg"));
  }

  @Test
  @Rule("N27.20")
  void fireAndHarmForAllInTheRoom() {
    table()
        .given(Laid.intruder("adult", "014"))
        .given(Laid.intruder("queen", "014"))
        .perform(Laid.uses(ONE, "molotov-cocktail"))
        .then(s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("014"))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule({"N12.3", "N12.4"})
  void itDestroysAnEggAndIsHeard() {
    table()
        .given(Laid.explored("014", "nest"))
        .given(Laid.intruder("adult", "006"))
        .rolls(Chance.NOISE, 1)
        .perform(Laid.uses(ONE, "molotov-cocktail"))
        .asks(ONE, "ask.throw-into")
        .offersOnly(ONE, "throw:room-006", "throw:room-014")
        .choose(ONE, "throw:room-014")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .told(TWO, "event.noise-roll");
  }

  @Test
  @Rule({"N17.3", "N27.20"})
  void vulnerabilityToFireCounts() {
    table()
        .given(Stacked.weakness("weak-fire"))
        .given(Laid.intruder("queen", "014"))
        .perform(Laid.uses(ONE, "molotov-cocktail"))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(2));
  }

  @Test
  @Rule({"N27.20", "N27.5"})
  void theNinthFireEndsTheGameBeforeAnythingElse() {
    table()
        .given(Laid.burning("001", "002", "003", "004", "005", "007", "009", "010"))
        .given(Laid.intruder("queen", "014"))
        .perform(Laid.uses(ONE, "molotov-cocktail"))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isZero())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }
}
