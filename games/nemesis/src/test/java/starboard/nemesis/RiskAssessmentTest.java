package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Risk Assessment looks at the next event. */
@Covers("risk-assessment")
class RiskAssessmentTest {

  @Test
  @Rule("N4.8")
  void buriesTheEvent() {
    table("scientist", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "risk-assessment"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-risk-assessment")
        .told(ONE, "event.you-see-event")
        .notTold(TWO, "event.you-see-event")
        .offersOnly(ONE, "bury", "leave");
  }

  @Test
  @Rule("N19.24")
  void atAComputer() {
    table("scientist", "captain")
        .given(hand(ONE, "risk-assessment"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-risk-assessment", "refused.requires.computer");
  }

  @Test
  @Rule({"N4.8", "N1.5"})
  void anEmptyEventDeckIsMadeAnewFirst() {
    table("scientist", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(Stacked.event("ev-hunt-3"))
        .perform(new EventSteps.DrawEvent())
        .given(hand(ONE, "risk-assessment"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-risk-assessment")
        .told(ONE, "event.you-see-event")
        .then(s -> assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(1));
  }

  @Test
  @Rule({"N4.8", "N1.5"})
  void anEventDeckThatIsThereIsNotMadeAnew() {
    table("scientist", "captain")
        .given(explored("014", "comms-room"))
        .given(stands(ONE, "014"))
        .given(Stacked.events("ev-hunt-2", "ev-hunt-3"))
        .perform(new EventSteps.DrawEvent())
        .given(hand(ONE, "risk-assessment"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-risk-assessment")
        .then(s -> assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(1))
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1));
  }
}
