package starboard.kernel.box;

import java.util.Arrays;

/**
 * An immutable bag of tokens that are alike within their kind: how many of each kind are inside.
 */
public final class Bag {

  private final int[] counts;
  private final int total;

  private Bag(int[] counts, int total) {
    this.counts = counts;
    this.total = total;
  }

  /** A bag with that many tokens of kind 0, of kind 1, and so on. */
  public static Bag of(int... counts) {
    int total = 0;
    for (int count : counts) {
      if (count < 0) throw new IllegalArgumentException("a bag holds no " + count + " tokens");
      total += count;
    }
    return new Bag(counts.clone(), total);
  }

  public int kinds() {
    return counts.length;
  }

  public int count(int kind) {
    return counts[kind];
  }

  public int total() {
    return total;
  }

  public boolean isEmpty() {
    return total == 0;
  }

  public Bag with(int kind) {
    return changed(kind, 1);
  }

  public Bag without(int kind) {
    if (counts[kind] == 0)
      throw new IllegalArgumentException("no token of kind " + kind + " inside");
    return changed(kind, -1);
  }

  private Bag changed(int kind, int by) {
    int[] changed = counts.clone();
    changed[kind] += by;
    return new Bag(changed, total + by);
  }

  /** The kind of the token with that rank when all tokens are laid out kind by kind. */
  public int kindAt(int rank) {
    int left = rank;
    for (int kind = 0; kind < counts.length; kind++) {
      left -= counts[kind];
      if (left < 0) return kind;
    }
    throw new IllegalArgumentException("the bag holds only " + total + " tokens");
  }

  /** How many of kind 0, of kind 1, and so on. */
  public int[] toArray() {
    return counts.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bag bag && Arrays.equals(counts, bag.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
