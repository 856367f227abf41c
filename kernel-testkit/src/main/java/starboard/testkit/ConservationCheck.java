package starboard.testkit;

import java.util.List;
import starboard.kernel.box.Inventory;
import starboard.kernel.rules.State;

/** Every component of the box is in exactly one place. */
final class ConservationCheck<S extends State<S>> {

  /** Components are counted at every so many decisions, and wherever all is checked. */
  private static final int EVERY = 3;

  private final Recording<S> recording;

  ConservationCheck(Recording<S> recording) {
    this.recording = recording;
  }

  void countComponents() {
    Inventory box = recording.box();
    Findings findings = recording.findings();
    for (int i = 0; i <= recording.size(); i++) {
      if (i % EVERY != 0 && !recording.isSampled(i)) continue;
      findings.at(i);
      List<String> wrong = recording.state(i).violations(box);
      if (!wrong.isEmpty()) throw findings.fail(Property.CONSERVATION, String.join("; ", wrong));
    }
  }
}
