package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Shoot or escape, and draw a card. */
@Covers("adrenaline")
class AdrenalineTest {

  @Test
  @Rule("N4.4")
  void shootsAndDraws() {
    table("scout", "pilot")
        .given(stands(TWO, "001"))
        .given(intruder("larva", "011"))
        .given(hand(ONE, "adrenaline"))
        .rolls(Chance.COMBAT, 2)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-adrenaline")
        .choose(ONE, "effect:effect-1")
        .then(s -> assertThat(s.creatures().figuresIn(room("011"))).isZero())
        .then(s -> assertThat(ammo(s, ONE, "rifle")).isEqualTo(3))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N11.6", "N4.12"})
  void escapesAndDraws() {
    table("scout", "pilot")
        .given(stands(TWO, "001"))
        .given(explored("014", "canteen"))
        .given(intruder("larva", "011"))
        .given(hand(ONE, "adrenaline", "rest"))
        .rolls(Chance.NOISE, 9)
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-adrenaline")
        .choose(ONE, "effect:effect-2", "go:room-014")
        .told(ONE, "event.attacks")
        .told(ONE, "event.larva")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule({"N4.4", "N11.2"})
  void withoutAmmoItOnlyHelpsToEscape() {
    table("scout", "pilot")
        .given(intruder("larva", "011"))
        .given(loaded(ONE, "rifle", 0))
        .given(hand(ONE, "adrenaline"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-adrenaline")
        .asks(ONE, "ask.go-to");
  }

  @Test
  @Rule({"N4.4", "N11.6"})
  void withoutAmmoBehindClosedDoorsItDoesNothing() {
    table("scout", "pilot")
        .given(intruder("larva", "011"))
        .given(loaded(ONE, "rifle", 0))
        .given(
            s -> {
              long around = s.board().corridorsOf(Laid.room("011"));
              for (int corridor = 0; corridor < s.board().corridors(); corridor++) {
                if ((around >>> corridor & 1) != 0) s.interior().closeDoor(corridor);
              }
            })
        .given(hand(ONE, "adrenaline"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-adrenaline", "refused.no-ammo");
  }
}
