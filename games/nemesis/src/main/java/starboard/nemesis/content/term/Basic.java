package starboard.nemesis.content.term;

import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The basic actions (N5). */
public enum Basic {
  MOVE,
  CAREFUL_MOVE,
  ESCAPE,
  SHOOT,
  MELEE,
  PICK_UP_OBJECT,
  TRADE,
  CRAFT,
  UNLOCK_QUEST_ITEM;

  public String id() {
    return Spelling.of(this);
  }

  /** Doing it towards a room. */
  public Text towards(Arg room) {
    return Text.of("do." + id(), room);
  }

  public Text title() {
    return Text.of("basic." + id());
  }
}
