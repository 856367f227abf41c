package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Captain's Log Key. */
@Covers("log-key")
final class LogKeyTest {

  private static Scenario<Nemesis> there() {
    return Turns.with("captain", "comms-room", "003", "rest")
        .given(Laid::objectives)
        .given(Laid.item(ONE, "log-key"));
  }

  @Test
  @Rule({"N27.24", "N4.8"})
  void beforeTheFirstEncounterOneOfTwoCardsIsSeen() {
    Scenario<Nemesis> table =
        there()
            .perform(new Turn(ONE))
            .choose(ONE, "use:items-0-log-key", "pay:hand-0-rest")
            .offersOnly(ONE, "look:objective-1-0", "look:objective-1-1")
            .choose(ONE, "look:objective-1-1")
            .told(ONE, "event.you-see-objective")
            .told(TWO, "event.peeks-objective")
            .notTold(TWO, "event.you-see-objective");
    Nemesis s = table.state();
    assertThat(Thing.isSeenBy(s.briefing().objectives(TWO).at(1), ONE)).isTrue();
    assertThat(Thing.isSeenBy(s.briefing().objectives(TWO).at(0), ONE)).isFalse();
    assertThat(s.notes(ONE)).hasSize(1);
    assertThat(s.imagine(ONE, 3).briefing().objectives(TWO).number(1))
        .isEqualTo(s.briefing().objectives(TWO).number(1));
  }

  @Test
  @Rule({"N27.24", "N22.1"})
  void whatIsKeptLaterIsUnknownAgain() {
    Scenario<Nemesis> table =
        there()
            .perform(new Turn(ONE))
            .choose(ONE, "use:items-0-log-key", "pay:hand-0-rest", "look:objective-1-1");
    Nemesis s = table.state();
    s.briefing().keepObjective(TWO, s.kit().box().entry(s.briefing().objectives(TWO).number(1)));
    assertThat(Thing.isSeenBy(s.briefing().objectives(TWO).top(), ONE)).isFalse();
    assertThat(s.notes(ONE)).hasSize(1);
  }

  @Test
  @Rule({"N27.24", "N19.24"})
  void notOfTheDeadAndOnlyWithAComputer() {
    there()
        .given(s -> s.crew().die(TWO))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-log-key", "refused.nobody");
    there()
        .given(Laid.broken("003"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-log-key", "refused.requires.computer");
  }
}
