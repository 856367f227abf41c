package starboard.nemesis.mars;

import starboard.nemesis.content.term.Spelling;

/** The capsules and their terminals (L10). */
public enum Dock {
  A,
  B,
  C;

  /** The terminal, by the id of its room. */
  String room() {
    return "css-" + Spelling.of(this);
  }
}
