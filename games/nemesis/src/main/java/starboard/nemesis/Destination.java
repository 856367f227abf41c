package starboard.nemesis;

import starboard.kernel.Text;

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
