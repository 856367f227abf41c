package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The events Hunt. */
final class HuntTest {

  @Test
  @Covers("ev-hunt-2")
  @Rule("N27.13")
  void adultsGoToALowestNumberedNeighbouringRoomWithACharacter() {
    Events.drawn(
            Events.table().given(Laid.stands(ONE, "015")).given(Laid.stands(TWO, "014")),
            "ev-hunt-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Laid.whereIs(s, "larva", 1)).isEqualTo("011"))
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEqualTo("006"))
        .then(s -> assertThat(Laid.whereIs(s, "breeder", 1)).isEqualTo("006"))
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo("006"))
        .then(Events::discarded);
  }

  @Test
  @Rule("N27.13")
  void aClosedDoorIsBrokenAndTheAdultStays() {
    Events.drawn(
            Events.table().given(Laid.stands(ONE, "015")).given(Laid.closed("c-011-015")),
            "ev-hunt-3")
        .then(Events.moved("008", "breeder", "queen"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-011-015"))).isTrue())
        .then(Events::discarded);
  }

  @Test
  @Covers("ev-hunt-3")
  @Rule("N27.13")
  void anAdultInCombatDoesNotHunt() {
    Events.drawn(
            Events.table().given(Laid.stands(ONE, "015")).given(Laid.stands(TWO, "011")),
            "ev-hunt-3")
        .then(Events.moved("011"));
  }
}
