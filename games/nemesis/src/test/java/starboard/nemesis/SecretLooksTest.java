package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What secret looks leave behind. */
final class SecretLooksTest {

  private static Scenario<Nemesis> assessed() {
    return Turns.with("scientist", "comms-room", "003", "risk-assessment")
        .given(Stacked.nextEvent("ev-hunt-2"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-risk-assessment")
        .told(ONE, "event.you-see-event")
        .told(TWO, "event.peeks-event")
        .notTold(TWO, "event.you-see-event");
  }

  @Test
  @Rule("N4.8")
  void anEventCardLeftOnTopIsKnownToTheLooker() {
    assessed()
        .choose(ONE, "leave")
        .told(TWO, "event.event-left")
        .then(s -> assertThat(Thing.isSeenBy(s.intruderDecks().eventDeck().top(), ONE)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(s.intruderDecks().eventDeck().top(), TWO)).isFalse())
        .then(s -> assertThat(s.notes(ONE)).hasSize(1))
        .then(s -> assertThat(s.notes(TWO)).isEmpty());
  }

  @Test
  @Rule("N4.8")
  void oneUnderTheDeckStaysKnownToo() {
    Scenario<Nemesis> table = assessed();
    int card = Thing.number(table.state().intruderDecks().eventDeck().top());
    table
        .choose(ONE, "bury")
        .told(TWO, "event.event-buried")
        .then(s -> assertThat(s.intruderDecks().eventDeck().number(0)).isEqualTo(card))
        .then(
            s ->
                assertThat(s.imagine(ONE, 5).intruderDecks().eventDeck().number(0))
                    .isEqualTo(card));
  }

  @Test
  @Rule({"N20.1", "N20.2"})
  void whoKnewAnEngineCanFollowASwapThatIsSaid() {
    Scenario<Nemesis> table =
        Turns.withPrinted("mechanic", "019", "fast-repairs")
            .given(s -> ShipState.of(s).peekEngine(TWO, 2));
    boolean worked = ShipState.of(table.state()).isWorking(2);
    table
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-fast-repairs", "swap")
        .told(TWO, "event.engine-swapped")
        .then(s -> assertThat(ShipState.of(s).isWorking(2)).isNotEqualTo(worked))
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).engineToken(2), TWO)).isFalse())
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).engines().at(4), TWO)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(ShipState.of(s).engineToken(2), ONE)).isTrue());
  }

  @Test
  @Rule("N20.1")
  void theTokensMayStay() {
    Scenario<Nemesis> table = Turns.withPrinted("mechanic", "020", "fast-repairs");
    boolean worked = ShipState.of(table.state()).isWorking(1);
    table
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-fast-repairs", "keep")
        .told(TWO, "event.engine-kept")
        .then(s -> assertThat(ShipState.of(s).isWorking(1)).isEqualTo(worked));
  }
}
