package starboard.nemesis;

/** Which Characters an op strikes; several are handled in turn order. */
public enum Who {
  /** The user, or the Character the effect strikes. */
  SELF,
  /** 1 Character of your choice in your room, yourself included. */
  ONE_HERE,
  /** 1 other Character of your choice in your room. */
  OTHER_HERE,
  /** Every Character in your room, you included. */
  ALL_HERE,
  /** Every other Character in your room; if there is none, you. */
  OTHERS_HERE_OR_SELF,
  /** 1 Character of your choice in a room of the board. */
  ONE_ANYWHERE,
  /** Every Character in a room of the board, not in pods. */
  EVERYONE,
  /** Every Character in play, those in pods too. */
  EVERYONE_IN_PLAY
}
