package starboard.nemesis.ship;

import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Spelling;

/** Where the ship may fly. */
public enum Destination {
  EARTH,
  MARS,
  VENUS,
  DEEP_SPACE;

  public String id() {
    return Spelling.of(this);
  }

  public Text title() {
    return Text.of("destination." + id());
  }
}
