package starboard.nemesis.ship;

import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Requirement;
import starboard.nemesis.content.term.Spelling;

/** Where one must stand in the ship to use an op (N19.24). */
enum ShipRequirement implements Requirement {
  /** The Cockpit or a room with a computer, without malfunction. */
  COCKPIT_OR_COMPUTER;

  private final Text unmet = Text.of("refused.requires." + id());

  @Override
  public boolean isMetIn(Nemesis s, int room) {
    int tile = s.interior().tileAt(room);
    boolean fits = s.kit().room(tile).computer() || tile == ShipState.of(s).ship().cockpit();
    return fits && !s.interior().isBroken(room);
  }

  @Override
  public String id() {
    return Spelling.of(this);
  }

  @Override
  public Text unmet() {
    return unmet;
  }
}
