package starboard.nemesis.mars;

import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Requirement;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.Spelling;

/** Where one must stand in the base to use an op. */
enum MarsRequirement implements Requirement {
  /** In a room with a way to the surface. */
  EXIT_CHAMBER {
    @Override
    public boolean isMetIn(Nemesis s, int room) {
      return MarsState.of(s).base().premises().isExit(room);
    }
  },
  /** In a terminal of the capsules. */
  CSS_ROOM {
    @Override
    public boolean isMetIn(Nemesis s, int room) {
      return MarsState.of(s).base().premises().dockIn(s, room) != Nemesis.NONE;
    }
  },
  WHITE_OR_RED_ROOM {
    @Override
    public boolean isMetIn(Nemesis s, int room) {
      RoomColour colour = s.kit().room(s.interior().tileAt(room)).colour();
      return colour == RoomColour.WHITE || colour == RoomColour.RED;
    }
  };

  private final Text unmet = Text.of("refused.requires." + id());

  @Override
  public final String id() {
    return Spelling.of(this);
  }

  @Override
  public final Text unmet() {
    return unmet;
  }
}
