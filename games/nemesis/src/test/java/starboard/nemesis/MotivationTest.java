package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Everybody here draws a card. */
@Covers("motivation")
class MotivationTest {

  @Test
  void everybodyHereDraws() {
    table("captain", "pilot", "scout")
        .given(stands(THREE, "001"))
        .given(hand(ONE, "motivation"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(THREE).size()).isZero());
  }

  @Test
  @Rule({"N3.3", "N4.4"})
  void notWhereNobodyHasACardLeftToDraw() {
    table("captain", "pilot")
        .given(stands(TWO, "001"))
        .given(
            s -> {
              int motivation = Laid.taken(s, ONE, "motivation");
              Pile all = s.cards().deck(ONE);
              s.cards().keepCards(ONE, all.with(motivation), Pile.EMPTY, Pile.EMPTY);
            })
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-motivation", "refused.no-cards");
  }

  @Test
  @Rule("N27.25")
  void whoStandsAtAComputerElsewhereDrawsNoneWithoutIntercom() {
    table("captain", "pilot", "scout")
        .given(Laid.explored("014", "comms-room"))
        .given(stands(THREE, "014"))
        .given(hand(ONE, "motivation"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-motivation")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.cards().hand(THREE).size()).isZero());
  }
}
