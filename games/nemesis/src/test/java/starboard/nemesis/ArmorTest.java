package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Armor is given up to cancel an attack. */
@Covers("armor")
class ArmorTest {

  @Test
  @Rule({"N14.4", "N4.10"})
  void cancelsAnyAttack() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "armor"))
        .given(intruder("larva", "011"))
        .perform(new Attack(figure("larva", 1), ONE, false))
        .offersOnly(ONE, "let-it-be", "react:items-0-armor")
        .choose(ONE, "react:items-0-armor")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(hasItem(s, ONE, "armor")).isFalse());
  }

  @Test
  @Rule("N14.4")
  void answersASurpriseAttackToo() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "armor"))
        .given(intruder("larva", "011"))
        .perform(new Attack(figure("larva", 1), ONE, true))
        .offersOnly(ONE, "let-it-be", "react:items-0-armor");
  }

  @Test
  @Rule("N18.24")
  void lockedItDoesNothing() {
    table("soldier", "pilot")
        .given(intruder("larva", "011"))
        .perform(new Attack(figure("larva", 1), ONE, false))
        .asksNobody();
  }

  @Test
  @Rule({"N4.8", "N4.4"})
  void onlyAsAReaction() {
    table("soldier", "pilot")
        .given(Laid.item(ONE, "armor"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-armor", "refused.only-reaction");
  }
}
