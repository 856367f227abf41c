package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.broken;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** With the Holo Computer one is always at a computer. */
@Covers("holo-computer")
class HoloComputerTest {

  @Test
  @Rule({"N19.24", "N19.25"})
  void intranetFromAnywhere() {
    table("scientist", "captain")
        .given(Laid.item(ONE, "holo-computer"))
        .given(explored("007", "comms-room"))
        .given(hand(ONE, "intranet", "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-intranet")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue());
  }

  @Test
  @Rule("N19.24")
  void riskAssessmentInABrokenRoom() {
    table("scientist", "captain")
        .given(Laid.item(ONE, "holo-computer"))
        .given(broken("011"))
        .given(hand(ONE, "risk-assessment"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-risk-assessment")
        .told(ONE, "event.you-see-event");
  }

  @Test
  @Rule("N18.24")
  void notWhileLocked() {
    table("scientist", "captain")
        .given(hand(ONE, "risk-assessment"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-risk-assessment", "refused.requires.computer");
  }

  @Test
  @Rule({"N19.24", "N4.4"})
  void itIsOfNoUseForOtherCards() {
    table("scientist", "captain")
        .given(Laid.item(ONE, "holo-computer"))
        .given(hand(ONE, "blocking-access"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-blocking-access", "refused.requires.computer");
  }
}
