package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.words.Reasons;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Grenade. */
@Covers("grenade")
final class GrenadeTest {

  private static Scenario<Nemesis> table() {
    return Laid.of(2)
        .given(Laid.item(ONE, "grenade"))
        .given(Laid.stands(TWO, "014"))
        .given(Stacked.attack("at-scratch-5", "at-scratch-6"))
        .given(Stacked.wounds("wound-leg"));
  }

  @Test
  @Rule("N27.19")
  void atAnIntruderNextDoor() {
    table()
        .given(Laid.intruder("adult", "014"))
        .given(Laid.intruder("queen", "014"))
        .given(Laid.intruder("adult", "006"))
        .perform(Laid.uses(ONE, "grenade"))
        .asks(ONE, "ask.throw-at")
        .offersOnly(ONE, "throw:figure-adult-1", "throw:figure-adult-2", "throw:figure-queen-1")
        .choose(ONE, "throw:figure-queen-1")
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(2))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 2))).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.RED).size()).isEqualTo(1))
        .asksNobody();
  }

  @Test
  @Rule("N27.19")
  void inTheOwnRoomItHurtsTheThrowerToo() {
    table()
        .given(Laid.intruder("queen", "011"))
        .perform(Laid.uses(ONE, "grenade"))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(2))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isZero());
  }

  @Test
  @Rule({"N27.19", "N9.11"})
  void notThroughAClosedDoor() {
    OpRule grenade = new IntruderOps.Grenade(2, 1, 2);
    table()
        .given(Laid.intruder("adult", "014"))
        .given(Laid.closed("c-011-014"))
        .then(
            s ->
                assertThat(grenade.whyNot(s, Occasion.ofUse(ONE, s.crew().roomOf(ONE), 0)))
                    .isEqualTo(Reasons.NO_TARGET));
  }

  @Test
  @Rule({"N12.3", "N12.4"})
  void atTheEggsOfTheNest() {
    table()
        .given(Laid.explored("014", "nest"))
        .given(Laid.intruder("queen", "014"))
        .rolls(Chance.NOISE, 1)
        .perform(Laid.uses(ONE, "grenade"))
        .offersOnly(ONE, "throw:figure-queen-1", "eggs:room-014")
        .choose(ONE, "eggs:room-014")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(3))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-011-015"));
  }

  @Test
  @Rule("N12.3")
  void atAnIntruderTheEggsStayWhole() {
    table()
        .given(Laid.explored("014", "nest"))
        .given(Laid.intruder("queen", "014"))
        .perform(Laid.uses(ONE, "grenade"))
        .choose(ONE, "throw:figure-queen-1")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(5))
        .notTold(ONE, "event.noise-roll");
  }
}
