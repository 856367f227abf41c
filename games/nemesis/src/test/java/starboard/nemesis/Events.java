package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.function.Consumer;
import starboard.nemesis.combat.EventSteps;
import starboard.testkit.Scenario;

/** What tests of event cards have in common. */
final class Events {

  private static final List<String> TYPES =
      List.of("larva", "creeper", "adult", "breeder", "queen");

  private Events() {}

  /** Two Characters in the Cockpit, one Intruder of each type in the Hibernatorium. */
  static Scenario<Nemesis> table() {
    Scenario<Nemesis> table =
        Laid.of(2).given(Laid.stands(ONE, "001")).given(Laid.stands(TWO, "001"));
    for (String type : TYPES) table.given(Laid.intruder(type, "011"));
    return table;
  }

  /** That event card is drawn and carried out. */
  static Scenario<Nemesis> drawn(Scenario<Nemesis> table, String event) {
    return table.given(Stacked.event(event)).perform(new EventSteps.DrawEvent());
  }

  /** Exactly these types have gone to that room, the others are where they were. */
  static Consumer<Nemesis> moved(String to, String... types) {
    return s -> {
      for (String type : TYPES) {
        assertThat(Laid.whereIs(s, type, 1))
            .as(type)
            .isEqualTo(List.of(types).contains(type) ? to : "011");
      }
    };
  }

  /** The card lies on the discard pile. */
  static void discarded(Nemesis s) {
    assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1);
    assertThat(s.intruderDecks().eventDeck().size()).isZero();
    assertThat(s.intruderDecks().resolving().isEmpty()).isTrue();
  }

  /** The card is out of the game. */
  static void removed(Nemesis s) {
    assertThat(s.intruderDecks().eventDiscard().size()).isZero();
    assertThat(s.intruderDecks().eventDeck().size()).isZero();
    assertThat(s.intruderDecks().resolving().isEmpty()).isTrue();
  }

  /** The card is in the deck again. */
  static void shuffledBack(Nemesis s) {
    assertThat(s.intruderDecks().eventDiscard().size()).isZero();
    assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(1);
  }
}
