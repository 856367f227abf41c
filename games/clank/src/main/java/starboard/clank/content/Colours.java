package starboard.clank.content;

/** The kinds of cubes: the colours of the players, from 0 on, and those that nobody plays. */
public final class Colours {
  private Colours() {}

  /** The Tyrant's cubes. */
  public static final int BLACK = Box.PLAYERS;

  /** The bounty hunters' cubes. */
  public static final int RED = BLACK + 1;

  /** How many kinds there are. */
  public static final int COUNT = RED + 1;

  /** The threat cubes of the solo variant: those of the second player, who is not there. */
  public static final int THREAT = 1;
}
