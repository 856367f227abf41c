package starboard.nemesis.mars;

import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Spelling;

/** What a power token feeds: a section of the base, or the elevator (L8.1). */
public enum Circuit {
  S_01,
  S_02,
  S_03,
  ELEVATOR;

  private static final Circuit[] ALL = values();

  /** By its number. */
  public static Circuit of(int index) {
    return ALL[index];
  }

  /** How the file writes it. */
  public String id() {
    return this == ELEVATOR ? "elevator" : name().replace('_', '-');
  }

  Text title() {
    return Text.of("circuit." + Spelling.of(this));
  }

  /** The one the file writes so. */
  static Circuit called(String id) {
    for (Circuit circuit : ALL) if (circuit.id().equals(id)) return circuit;
    throw new IllegalArgumentException("unknown circuit '" + id + "'");
  }
}
