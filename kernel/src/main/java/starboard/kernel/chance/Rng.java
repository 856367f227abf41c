package starboard.kernel.chance;

/**
 * The only chance. A generator has no memory: a draw is a function of seed, stream and position,
 * and the positions lie in the state. So going back and doing the same again gives the same.
 */
public interface Rng {

  /** A number from 0 to bound - 1. */
  int draw(Stream stream, long position, int bound);
}
