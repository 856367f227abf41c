package starboard.kernel.chance;

/** The generator of simulations, searches and local games: a mixed counter (SplitMix64). */
public record FastRng(long seed) implements Rng {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long PER_STREAM = 0xD1B54A32D192ED03L;

  @Override
  public int draw(Stream stream, long position, int bound) {
    long bits = mix(mix(seed + PER_STREAM * (stream.ordinal() + 1)) + GOLDEN * (position + 1));
    return (int) (((bits >>> 32) * bound) >>> 32);
  }

  /** A 64-bit value that spreads every bit of its argument over all of its own. */
  public static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
