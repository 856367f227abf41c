package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.round.Ending;

/** L13 Autodestruction, L14 alert, and how they end the game (L23). */
final class Alarms {

  private static final Text RUNS = Text.of("refused.autodestruction-runs");
  private static final Text RUNS_NOT = Text.of("refused.autodestruction-off");
  private static final Text IRREVERSIBLE = Text.of("refused.autodestruction-red");
  private static final Text RAISED = Text.of("refused.alert-raised");

  /** How far ahead the autodestruction token goes (L13.1, L13.3). */
  private static final int AHEAD = 3;

  private Alarms() {}

  // Autodestruction

  static @Nullable Text whyNotStarted(Nemesis s) {
    return isRunning(s) ? RUNS : null;
  }

  static boolean isRunning(Nemesis s) {
    return MarsState.of(s).autodestruction() != Nemesis.NONE;
  }

  /** L13.1 */
  static void start(Nemesis s) {
    MarsState mars = MarsState.of(s);
    mars.placeAutodestruction(mars.base().schedule().ahead(s.clock().time(), AHEAD), false);
  }

  static @Nullable Text whyNotStopped(Nemesis s) {
    if (!isRunning(s)) return RUNS_NOT;
    return MarsState.of(s).isAutodestructionRed() ? IRREVERSIBLE : null;
  }

  /** L13.3 Further on, red side up, and the gate opens. */
  static void turnRed(Nemesis s) {
    MarsState mars = MarsState.of(s);
    int field = mars.base().schedule().ahead(mars.autodestruction(), AHEAD);
    mars.placeAutodestruction(field, true);
    mars.openGate();
  }

  // Alert

  static @Nullable Text whyNotRaised(Nemesis s) {
    return MarsState.of(s).alert() == Nemesis.NONE ? null : RAISED;
  }

  /** L14.1 */
  static void raise(Nemesis s) {
    MarsState mars = MarsState.of(s);
    mars.raiseAlert(mars.base().schedule().half(s.clock().time()));
  }

  // The end

  /** L23.2 */
  static void destroy(Nemesis s) {
    s.then(new Ending.PlaceDestroyed());
  }

  /** L23.1 A commando kills who is in the base and not isolated; L13.5 both apply. */
  static void commandos(Nemesis s) {
    if (isRunning(s)) {
      destroy(s);
    } else {
      s.announce("event.commandos");
      s.then(new Ending.TimeIsUp());
    }
  }

  /** L23.4 */
  static void nobodyIsLeft(Nemesis s) {
    MarsState mars = MarsState.of(s);
    int field = mars.autodestruction();
    if (field == Nemesis.NONE) field = mars.alert();
    mars.runOut(field == Nemesis.NONE ? mars.base().schedule().last() : field);
    commandos(s);
  }
}
