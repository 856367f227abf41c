package starboard.nemesis.content.term;

/**
 * What an Intruder token shows: the index of a type of Intruder, or something of no type, below 0.
 */
public record TokenType(int index, String id) {
  public static final TokenType BLANK = new TokenType(-1, "blank");

  /** A kind of token that names no type of Intruder, by its position among these kinds. */
  public static TokenType ofNoType(int position, String id) {
    return new TokenType(BLANK.index - 1 - position, id);
  }
}
