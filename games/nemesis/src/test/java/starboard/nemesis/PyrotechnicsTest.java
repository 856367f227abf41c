package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.burning;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Pyrotechnics light or put out a fire. */
@Covers("pyrotechnics")
class PyrotechnicsTest {

  @Test
  @Rule("N9.2")
  void burnsAnItem() {
    table("mechanic", "captain")
        .given(item(ONE, "synthetic-food"))
        .given(hand(ONE, "pyrotechnics", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-pyrotechnics")
        .choose(ONE, "pay:hand-0-rest", "pay:items-0-synthetic-food")
        .then(s -> assertThat(s.interior().burns(room("011"))).isTrue())
        .then(s -> assertThat(hasItem(s, ONE, "synthetic-food")).isFalse());
  }

  @Test
  @Rule("N9.5")
  void putsAFireOut() {
    table("mechanic", "captain")
        .given(burning("011"))
        .given(hand(ONE, "pyrotechnics", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-pyrotechnics")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.interior().burns(room("011"))).isFalse());
  }

  @Test
  @Rule("N4.4")
  void withoutAnItemThereIsNothingToBurn() {
    table("mechanic", "captain")
        .given(s -> s.belongings().loseItems(ONE))
        .given(hand(ONE, "pyrotechnics", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-pyrotechnics", "refused.no-item");
  }

  @Test
  @Rule("N4.4")
  void aHeavyItemBurnsToo() {
    table("mechanic", "captain")
        .given(hand(ONE, "pyrotechnics", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-pyrotechnics")
        .choose(ONE, "pay:hand-0-rest", "pay:held-0-0")
        .then(s -> assertThat(s.interior().burns(room("011"))).isTrue())
        .then(s -> assertThat(hasItem(s, ONE, "sawed-off-shotgun")).isFalse());
  }

  @Test
  @Rule({"N9.2", "N4.4"})
  void aRoomThatBurnsIsNotLitAgain() {
    table("mechanic", "captain")
        .given(burning("011"))
        .given(item(ONE, "synthetic-food"))
        .given(hand(ONE, "pyrotechnics", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-pyrotechnics")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.interior().burns(room("011"))).isFalse())
        .then(s -> assertThat(hasItem(s, ONE, "synthetic-food")).isTrue());
  }
}
