package starboard.rone;

import starboard.rone.content.Colour;

/** R3 How many of each of the six resources, eight bits each in the order of {@link Colour}. */
public final class Resources {

  public static final long NONE = 0;

  private static final int BITS = 8;
  private static final long MASK = 0xFF;

  private Resources() {}

  public static int count(long resources, int colour) {
    return (int) ((resources >>> (BITS * colour)) & MASK);
  }

  public static long one(int colour) {
    return 1L << (BITS * colour);
  }

  public static long of(int colour, int n) {
    return (long) n << (BITS * colour);
  }

  public static int total(long resources) {
    int total = 0;
    for (long rest = resources; rest != 0; rest >>>= BITS) total += (int) (rest & MASK);
    return total;
  }

  /**
   * R8.6.1 What is left of a price: a coloured discount takes a pip of its colour, else a wild one;
   * a wild one takes a wild pip. A pip of the colour is always the better one to take, since a wild
   * pip can be paid by anything.
   */
  public static long reduced(long price, long discounts) {
    if (discounts == NONE) return price;
    long left = price;
    int wild = count(discounts, Colour.WILD.ordinal());
    for (int colour = 0; colour < Colour.COLOURS; colour++) {
      int off = Math.min(count(discounts, colour), count(left, colour));
      left -= of(colour, off);
      wild += count(discounts, colour) - off;
    }
    return left - of(Colour.WILD.ordinal(), Math.min(wild, count(left, Colour.WILD.ordinal())));
  }

  /** R3.3, R3.4 Whether a pool pays a price. */
  public static boolean pays(long pool, long price) {
    int spare = count(pool, Colour.WILD.ordinal());
    for (int colour = 0; colour < Colour.COLOURS; colour++) {
      int over = count(pool, colour) - count(price, colour);
      if (over < 0) return false;
      spare += over;
    }
    return spare >= count(price, Colour.WILD.ordinal());
  }

  /** R3.3 What a pool lacks for a price. */
  public static long missing(long pool, long price) {
    long missing = NONE;
    int spare = count(pool, Colour.WILD.ordinal());
    for (int colour = 0; colour < Colour.COLOURS; colour++) {
      int over = count(pool, colour) - count(price, colour);
      if (over < 0) missing += of(colour, -over);
      else spare += over;
    }
    int wild = count(price, Colour.WILD.ordinal()) - spare;
    return wild > 0 ? missing + of(Colour.WILD.ordinal(), wild) : missing;
  }

  /** The coloured pips of a price. */
  public static long coloured(long price) {
    return price & ~of(Colour.WILD.ordinal(), (int) MASK);
  }
}
