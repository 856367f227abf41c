package starboard.testkit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Setup;

/** What the checks have found in one game, each property at most once. */
final class Findings {

  /** Ends the game: the checks that follow would fail for the same reason. */
  static final class Fatal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Fatal() {
      super("already written down", null, false, false);
    }
  }

  private final Setup setup;
  private final long seed;
  private final List<Violation> violations = new ArrayList<>();
  private final Set<Property> noted = EnumSet.noneOf(Property.class);
  private int answers;

  Findings(Setup setup, long seed) {
    this.setup = setup;
    this.seed = seed;
  }

  /** What is found from now on is found after so many answers. */
  void at(int answers) {
    this.answers = answers;
  }

  /** Writes a violation down; the checks go on. */
  void note(Property property, String what) {
    if (noted.add(property)) violations.add(new Violation(property, setup, seed, answers, what));
  }

  /** Writes a violation down; what it returns is to be thrown. */
  Fatal fail(Property property, String what) {
    note(property, what);
    return new Fatal();
  }

  /** Fails if there is a difference. */
  void require(Property property, String how, @Nullable String difference) {
    if (difference != null) throw fail(property, how + ": " + difference);
  }

  /** Runs a check; a breakdown in it is a violation too. */
  void guard(Property property, String doing, Runnable check) {
    try {
      check.run();
    } catch (Fatal fatal) {
      throw fatal;
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      note(property, doing + " breaks down: " + told(broken));
    }
  }

  /** Runs a check without which those that follow make no sense. */
  void guardOrFail(Property property, String doing, Runnable check) {
    guard(property, doing, check);
    if (has(property)) throw new Fatal();
  }

  boolean has(Property property) {
    return noted.contains(property);
  }

  List<Violation> violations() {
    return List.copyOf(violations);
  }

  /** What broke down, and where. */
  static String told(Throwable broken) {
    StackTraceElement[] trace = broken.getStackTrace();
    return broken + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
