package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Default;

/**
 * How the death of an Intruder is checked (N13.2, N13.3).
 *
 * @param cards attack cards turned over
 * @param fixed the injuries that kill without cards
 */
public record Toughness(int cards, Use use, @Default("0") int fixed, OnRetreat onRetreat) {

  /** Whether it can be killed at all. */
  public boolean isMortal() {
    return use != Use.NONE;
  }

  /** The number that the numbers of two cards make. */
  public int combined(int one, int other) {
    return switch (use) {
      case LOWEST -> Math.min(one, other);
      case HIGHEST -> Math.max(one, other);
      case SINGLE, SUM, FIXED, NONE -> one + other;
    };
  }

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
