package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Default;

/**
 * How the death of an Intruder is checked (N13.2, N13.3).
 *
 * @param cards attack cards turned over
 * @param fixed the injuries that kill without cards
 */
public record Toughness(int cards, Use use, @Default("0") int fixed, OnRetreat onRetreat) {

  /** How the numbers of the cards make one. */
  public enum Use {
    SINGLE,
    SUM,
    LOWEST,
    HIGHEST,
    /** Without cards. */
    FIXED,
    /** It cannot be killed. */
    NONE
  }

  /** What a retreat arrow among the cards does (N13.5). */
  public enum OnRetreat {
    FLEE,
    SURVIVE,
    NONE
  }
}
