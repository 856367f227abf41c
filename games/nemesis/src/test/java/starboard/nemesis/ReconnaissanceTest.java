package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.closed;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** A move without noise. */
@Covers("reconnaissance")
class ReconnaissanceTest {

  @Test
  @Rule("N6.4")
  void makesNoNoise() {
    table("scout", "pilot")
        .given(stands(TWO, "001"))
        .given(hand(ONE, "reconnaissance", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-reconnaissance")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "go:room-014")
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.interior().isExplored(room("014"))).isTrue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"exp-danger-2", "exp-silence-1"})
  @Rule("N5.1")
  void cancelsDangerAndSilence(String token) {
    table("scout", "pilot")
        .given(stands(TWO, "001"))
        .given(Laid.hidden("014", "armory"))
        .given(Laid.explorationToken("014", token))
        .given(Laid.slimed(ONE))
        .given(hand(ONE, "reconnaissance", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-reconnaissance")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "go:room-014")
        .notTold(ONE, "event.danger")
        .then(s -> assertThat(Laid.noisy(s)).isEmpty());
  }

  @Test
  @Rule("N4.3")
  void costsACardMore() {
    table("scout", "pilot")
        .given(hand(ONE, "reconnaissance"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-reconnaissance", "refused.needs-other-cards");
  }

  @Test
  @Rule({"N6.3", "N9.11"})
  void notThroughAClosedDoor() {
    table("scout", "pilot")
        .given(stands(TWO, "001"))
        .given(closed("c-011-014"))
        .given(hand(ONE, "reconnaissance", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-reconnaissance")
        .choose(ONE, "pay:hand-0-rest")
        .refuses(ONE, "go:room-014", "refused.door-closed");
  }

  @Test
  @Rule({"N6.3", "N4.4"})
  void behindClosedDoorsThereIsNoWay() {
    table("scout", "pilot")
        .given(closed("c-006-011", "c-008-011", "c-011-014", "c-011-015"))
        .given(hand(ONE, "reconnaissance", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-reconnaissance", "refused.door-closed");
  }

  @Test
  @Rule({"N5.1", "N6.4"})
  void noiseAllAroundDoesNotMatterToWhoMakesNone() {
    table("scout", "pilot")
        .given(stands(TWO, "001"))
        .given(s -> s.interior().placeNoiseAround(room("014")))
        .given(hand(ONE, "reconnaissance", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-reconnaissance", "pay:hand-0-rest")
        .offers(ONE, "go:room-014");
  }

  @Test
  @Rule({"N6.4", "N4.4"})
  void notBehindClosedDoors() {
    table("scout", "pilot")
        .given(stands(ONE, "014"))
        .given(Laid.explored("014", "armory"))
        .given(ReconnaissanceTest::shutIn)
        .given(hand(ONE, "reconnaissance", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-reconnaissance", "refused.door-closed");
  }

  private static void shutIn(Nemesis s) {
    long around = s.board().corridorsOf(room("014"));
    for (int corridor = 0; corridor < s.board().corridors(); corridor++) {
      if ((around >>> corridor & 1) != 0) s.interior().closeDoor(corridor);
    }
  }
}
