package starboard.rone.content;

/** R12.5 What a card of the Invasion forbids the players as long as it lies on the stack. */
public enum Static {
  FORBID_REROLL,
  FORBID_STORED_ACTIONS,
  FORBID_ACTIVE_ABILITIES
}
