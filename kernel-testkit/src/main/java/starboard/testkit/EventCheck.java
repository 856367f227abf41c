package starboard.testkit;

import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;

/** Who hears an event has seen the components it names. */
final class EventCheck<S extends State<S>> {

  private static final int SPECTATORS = Seats.EVERYONE.bits() & ~Seats.table(Seat.MOST).bits();

  private final Findings findings;
  private final TextCheck texts;

  EventCheck(Findings findings, TextCheck texts) {
    this.findings = findings;
    this.texts = texts;
  }

  /** Called at the moment when the event is told. */
  void hear(S s, Event event) {
    texts.say(event.text());
    Structure.components(event.text(), component -> requireSeen(s, event, component));
    Structure.texts(
        event.beat(),
        text -> {
          texts.say(text);
          Structure.components(text, component -> requireSeen(s, event, component));
        });
  }

  private void requireSeen(S s, Event event, Arg.Component component) {
    int present = s.seats().bits() | SPECTATORS;
    int seen = s.onlookers(component.number()).bits();
    int unaware = event.seats().bits() & present & ~seen;
    if (unaware == 0) return;
    findings.note(
        Property.EVENT,
        event.id()
            + " names component "
            + component.number()
            + " to "
            + Players.names(new Seats(unaware))
            + " who has not seen it");
  }
}
