package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.words.Reasons;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Decoy. */
@Covers("decoy")
final class DecoyTest {

  private static Scenario<Nemesis> table() {
    return Laid.of(2).given(Laid.item(ONE, "decoy")).given(Stacked.attack("at-scratch-5"));
  }

  @Test
  @Rule("N27.14")
  void intrudersFromEveryRoomNextToTheNamedOneGoThere() {
    table()
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder("adult", "013"))
        .given(Laid.intruder("adult", "017"))
        .given(Laid.intruder("adult", "020"))
        .perform(Laid.uses(ONE, "decoy"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 2)).isEqualTo("014"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 3)).isEqualTo("020"))
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule({"N27.14", "N14.2"})
  void thoseInCombatAttackOnceBeforeTheyLeave() {
    table()
        .given(Laid.hand(ONE, "clean"))
        .given(Laid.intruder("adult", "011"))
        .perform(Laid.uses(ONE, "decoy"))
        .asks(ONE, "ask.lure-into")
        .offersOnly(ONE, "lure:room-006", "lure:room-008", "lure:room-014", "lure:room-015")
        .choose(ONE, "lure:room-008")
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isFalse());
  }

  @Test
  @Rule({"N27.14", "N9.20"})
  void aClosedDoorIsBrokenAndTheyStay() {
    table()
        .given(Laid.intruder("adult", "013"))
        .given(Laid.closed("c-013-014"))
        .perform(Laid.uses(ONE, "decoy"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-013-014"))).isTrue());
  }

  @Test
  @Rule("N4.4")
  void withoutAnybodyToLureItCannotBeUsed() {
    OpRule decoy = new IntruderOps.Decoy();
    table()
        .given(Laid.intruder("adult", "020"))
        .then(
            s ->
                assertThat(decoy.whyNot(s, Occasion.ofUse(ONE, s.crew().roomOf(ONE), 0)))
                    .isEqualTo(Reasons.NO_TARGET));
  }

  @Test
  @Rule({"N27.14", "N14.6"})
  void aLarvaInCombatAttacksAndDoesNotFollow() {
    table()
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder("larva", "011"))
        .perform(Laid.uses(ONE, "decoy"))
        .choose(ONE, "lure:room-008")
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N27.14", "N17.3", "N9.20"})
  void behindADoorTheyDoNotBreakNobodyIsLured() {
    OpRule decoy = new IntruderOps.Decoy();
    table()
        .given(Laid.stands(TWO, "001"))
        .given(Stacked.weakness("weak-way-of-moving"))
        .given(Laid.intruder("adult", "013"))
        .given(Laid.closed("c-013-014"))
        .then(
            s ->
                assertThat(decoy.whyNot(s, Occasion.ofUse(ONE, s.crew().roomOf(ONE), 0)))
                    .isEqualTo(Reasons.NO_TARGET));
  }

  @Test
  @Rule({"N27.14", "N17.3"})
  void butWhoIsInCombatAttacksBeforeThatDoor() {
    table()
        .given(Laid.stands(TWO, "001"))
        .given(Stacked.weakness("weak-way-of-moving"))
        .given(Laid.intruder("adult", "011"))
        .given(Laid.closed("c-011-014"))
        .perform(Laid.uses(ONE, "decoy"))
        .choose(ONE, "lure:room-014")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"));
  }
}
