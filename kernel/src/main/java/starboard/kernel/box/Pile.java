package starboard.kernel.box;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/**
 * An immutable row of {@link Thing}s: a deck, a hand, a row, the tiles of a board. Position 0 is
 * the bottom of a deck and the left of a row; the last position is the top.
 */
public final class Pile {

  public static final Pile EMPTY = new Pile(new int[0]);

  /** Never written into; piles that differ by their tops only share it. */
  private final int[] things;

  private final int size;

  private Pile(int[] things) {
    this(things, things.length);
  }

  private Pile(int[] things, int size) {
    this.things = things;
    this.size = size;
  }

  /** These things, from bottom to top. */
  public static Pile of(int... things) {
    return things.length == 0 ? EMPTY : new Pile(things.clone());
  }

  /** The components first to last of the box, face down. */
  public static Pile box(int first, int last) {
    if (first < 0 || last >= Thing.MOST) {
      throw new IllegalArgumentException("a box holds the components 0 to " + (Thing.MOST - 1));
    }
    int[] things = new int[last - first + 1];
    for (int i = 0; i < things.length; i++) things[i] = Thing.faceDown(first + i);
    return new Pile(things);
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int at(int position) {
    return things[Objects.checkIndex(position, size)];
  }

  /** The number in the box of what lies at that position. */
  public int number(int position) {
    return Thing.number(at(position));
  }

  public int top() {
    return at(size - 1);
  }

  /** With one more on top. */
  public Pile with(int thing) {
    int[] more = Arrays.copyOf(things, size + 1);
    more[size] = thing;
    return new Pile(more);
  }

  /** With another pile laid on top. */
  public Pile with(Pile others) {
    if (others.isEmpty()) return this;
    if (isEmpty()) return others;
    int[] more = Arrays.copyOf(things, size + others.size);
    System.arraycopy(others.things, 0, more, size, others.size);
    return new Pile(more);
  }

  /** With one more underneath. */
  public Pile under(int thing) {
    int[] more = new int[size + 1];
    more[0] = thing;
    System.arraycopy(things, 0, more, 1, size);
    return new Pile(more);
  }

  public Pile without(int position) {
    return without(position, 1);
  }

  /** Without that position and those that follow it, that many in all. */
  public Pile without(int position, int count) {
    int end = Objects.checkFromIndexSize(position, count, size) + count;
    if (end == size) return withoutTop(count);
    int[] fewer = Arrays.copyOf(things, size - count);
    System.arraycopy(things, end, fewer, position, size - end);
    return new Pile(fewer);
  }

  public Pile withoutTop() {
    return withoutTop(1);
  }

  /** All but the topmost ones, that many. */
  public Pile withoutTop(int count) {
    Objects.checkIndex(count, size + 1);
    return count == size ? EMPTY : new Pile(things, size - count);
  }

  /** The topmost ones, that many, in the same order. */
  public Pile top(int count) {
    return count == 0 ? EMPTY : new Pile(Arrays.copyOfRange(things, size - count, size));
  }

  /** With that position taken by another thing. */
  public Pile with(int position, int thing) {
    if (at(position) == thing) return this;
    int[] changed = toArray();
    changed[position] = thing;
    return new Pile(changed);
  }

  /** The position of that component of the box, or -1. */
  public int find(int number) {
    for (int i = 0; i < size; i++) if (Thing.number(things[i]) == number) return i;
    return -1;
  }

  public boolean contains(int number) {
    return find(number) >= 0;
  }

  /** The same order, now seen by these too. */
  public Pile seenAlsoBy(Seats seats) {
    int[] seen = new int[size];
    for (int i = 0; i < size; i++) seen[i] = Thing.seenAlsoBy(things[i], seats);
    return new Pile(seen);
  }

  /** The same order, followed only by these any more. */
  public Pile followedBy(Seats seats) {
    int[] followed = new int[size];
    for (int i = 0; i < size; i++) followed[i] = Thing.followedBy(things[i], seats);
    return new Pile(followed);
  }

  /**
   * With other components where that seat has not seen what lies there, each found by the number of
   * the one before; who else has seen it stays with the position.
   */
  public Pile swapUnseenBy(Seat seat, IntUnaryOperator other) {
    int[] swapped = null;
    for (int i = 0; i < size; i++) {
      int thing = things[i];
      if (Thing.isSeenBy(thing, seat)) continue;
      if (swapped == null) swapped = toArray();
      swapped[i] = Thing.swapped(thing, other.applyAsInt(Thing.number(thing)));
    }
    return swapped == null ? this : new Pile(swapped);
  }

  /** In another order, by swaps drawn from the stream; nobody knows any more what lies where. */
  public Pile shuffled(Rng rng, Stream stream, long position) {
    int[] mixed = new int[size];
    for (int i = 0; i < size; i++) mixed[i] = Thing.number(things[i]);
    for (int i = size - 1; i > 0; i--) {
      int j = rng.draw(stream, position++, i + 1);
      int swap = mixed[i];
      mixed[i] = mixed[j];
      mixed[j] = swap;
    }
    return new Pile(mixed);
  }

  /** The things from bottom to top. */
  public int[] toArray() {
    return Arrays.copyOf(things, size);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile && Arrays.equals(things, 0, size, pile.things, 0, pile.size);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = 0; i < size; i++) hash = 31 * hash + things[i];
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < size; i++) {
      if (i > 0) text.append(' ');
      text.append(number(i));
    }
    return text.append(']').toString();
  }
}
