package starboard.nemesis.content.term;

/** What an Intruder token shows: the index of a type of Intruder, or nothing. */
public record TokenType(int index, String id) {
  public static final TokenType BLANK = new TokenType(-1, "blank");
}
