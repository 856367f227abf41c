package starboard.nemesis.content;

/** What the table packs into bits bears so many and no more. */
public final class Limits {

  /** Tiles are bits of an {@code int}. */
  public static final int MOST_TILES = Integer.SIZE;

  /** Figures are bits of an {@code int}; eggs shot at have the number behind them. */
  public static final int MOST_FIGURES = Integer.SIZE - 1;

  /** A figure notes its token in six bits; one value says that it has none. */
  public static final int MOST_TOKEN_KINDS = 63;

  /** A Character notes where it waits, or how it left, behind the numbers of rooms. */
  public static final int MOST_SPOTS = 16;

  public static final int MOST_WAYS_OUT = 8;

  /** Weaknesses that are face up are bits of an {@code int}. */
  public static final int MOST_WEAKNESSES = Integer.SIZE;

  /** Types of Intruders are bits of an {@code int}. */
  public static final int MOST_TYPES = Integer.SIZE;

  /** Light wounds take four bits a seat. */
  public static final int MOST_LIGHT_WOUNDS = 15;

  /** Two components taped together are noted in one {@code int}, fourteen bits each. */
  public static final int MOST_COMPONENTS = 1 << 14;

  private Limits() {}
}
