package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Stacked.attack;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Nerves of Steel cancels a surprise attack. */
@Covers("nerves-of-steel")
class NervesOfSteelTest {

  @Test
  @Rule({"N14.4", "N4.10"})
  void cancelsASurpriseAttack() {
    table("soldier", "pilot")
        .given(intruder("larva", "011"))
        .given(hand(ONE, "nerves-of-steel"))
        .perform(new Attack(figure("larva", 1), ONE, true))
        .asks(ONE, "ask.cancel-attack")
        .choose(ONE, "react:hand-0-nerves-of-steel")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.creatures().hasIntruder(room("011"))).isTrue());
  }

  @Test
  @Rule("N14.9")
  void notTheFrenzyThatSurprisesSomebodyElse() {
    table("soldier", "pilot")
        .given(intruder("breeder", "011"))
        .given(attack("at-frenzy-3"))
        .given(hand(ONE, "nerves-of-steel"))
        .perform(new Attack(figure("breeder", 1), TWO, true))
        .asksNobody()
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1));
  }

  @Test
  @Rule("N14.4")
  void isAskedForThoughNotHeld() {
    table("soldier", "pilot")
        .given(intruder("larva", "011"))
        .given(hand(ONE, "rest"))
        .perform(new Attack(figure("larva", 1), ONE, true))
        .offersOnly(ONE, "let-it-be")
        .choose(ONE, "let-it-be")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
  }

  @Test
  @Rule("N14.4")
  void notAnyOtherAttack() {
    table("soldier", "pilot")
        .given(intruder("larva", "011"))
        .given(hand(ONE, "nerves-of-steel"))
        .perform(new Attack(figure("larva", 1), ONE, false))
        .asksNobody()
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
  }

  @Test
  @Rule({"N14.4", "N14.9"})
  void notAnAttackThatIsNoSurprise() {
    table("soldier", "pilot")
        .given(intruder("larva", "011"))
        .given(hand(ONE, "nerves-of-steel"))
        .perform(new Attack(figure("larva", 1), ONE, false))
        .asksNobody()
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
  }
}
