package starboard.nemesis.content.term;

/** The colour of a room: which items are found there (N18.15). */
public enum RoomColour {
  RED,
  YELLOW,
  GREEN,
  /** Any one deck. */
  WHITE,
  /** No search. */
  NONE
}
