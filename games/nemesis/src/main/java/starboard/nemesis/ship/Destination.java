package starboard.nemesis.ship;

import starboard.kernel.Text;
import starboard.nemesis.words.OpTexts;

/** Where the ship may fly. */
public enum Destination {
  EARTH,
  MARS,
  VENUS,
  DEEP_SPACE;

  public String id() {
    return OpTexts.word(this);
  }

  public Text title() {
    return Text.of("destination." + id());
  }
}
