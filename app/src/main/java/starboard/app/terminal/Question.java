package starboard.app.terminal;

import java.util.Set;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;

/**
 * A decision as it is put to a person.
 *
 * @param barriers the ids of the options that cannot be taken back freely
 */
record Question(Decision decision, Set<String> barriers) {

  /** Stands behind an option after which going back needs consent. */
  static final String MARK = " (!)";

  String mark(Option option) {
    return barriers.contains(option.id()) ? MARK : "";
  }

  /** A shortcut goes as far as its options. */
  String mark(Shortcut shortcut) {
    return shortcut.options().stream().anyMatch(barriers::contains) ? MARK : "";
  }
}
