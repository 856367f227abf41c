package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** A way to leave play alive, one of those that a place has. */
public interface WayOut {

  /** How the file writes it. */
  String id();

  /** Its number among the ways out of its place. */
  int ordinal();

  default Text title() {
    return Text.of("way." + id());
  }
}
