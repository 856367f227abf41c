package starboard.nemesis.content;

/** The families of numbered components, each a section of the content. */
public enum Family {
  ACTION_CARD,
  CONTAMINATION,
  ITEM,
  EVENT,
  ATTACK,
  WOUND,
  WEAKNESS,
  COORDINATES,
  ROOM,
  EXPLORATION_TOKEN,
  ENGINE_TOKEN,
  OBJECTIVE,
  HELP_CARD,
  /** The entry is the Character. */
  DRAFT_CARD,
  INTRUDER_PLAYER_CARD
}
