package starboard.nemesis.content;

import starboard.kernel.Text;
import starboard.nemesis.words.OpTexts;

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
    return OpTexts.word(this);
  }

  public Text title() {
    return Text.of("basic." + id());
  }
}
