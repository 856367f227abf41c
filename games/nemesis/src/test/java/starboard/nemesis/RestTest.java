package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.larva;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Rest scans the hand. */
@Covers("rest")
class RestTest {

  @Test
  @Covers("contamination-clean")
  @Rule("N15.4")
  void removesCleanCards() {
    table("captain", "pilot")
        .given(hand(ONE, "rest", "clean", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse());
  }

  @Test
  @Covers("contamination-infected")
  @Rule({"N15.4", "N15.6"})
  void anInfectedOneStaysAndInfects() {
    table("captain", "pilot")
        .given(hand(ONE, "rest", "clean", "infected"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
  }

  @Test
  @Rule("N15.6")
  void theSecondParasiteKills() {
    table("captain", "pilot")
        .given(s -> s.creatures().noteFirstEncounter())
        .given(larva(ONE))
        .given(hand(ONE, "rest", "infected"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(s.creatures().hasIntruder(room("011"))).isTrue());
  }

  @Test
  @Rule("N4.4")
  void notWithoutContamination() {
    table("captain", "pilot")
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-rest", "refused.no-contamination-in-hand");
  }
}
