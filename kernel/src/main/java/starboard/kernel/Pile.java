package starboard.kernel;

import java.util.Arrays;

/**
 * An immutable row of {@link Thing}s: a deck, a hand, a row, the tiles of a board. Position 0 is
 * the bottom of a deck and the left of a row; the last position is the top.
 */
public final class Pile {

  public static final Pile EMPTY = new Pile(new int[0]);

  private final int[] things;

  private Pile(int[] things) {
    this.things = things;
  }

  /** These things, from bottom to top. */
  public static Pile of(int... things) {
    return things.length == 0 ? EMPTY : new Pile(things.clone());
  }

  /** The components first to last of the box, face down. */
  public static Pile box(int first, int last) {
    int[] things = new int[last - first + 1];
    for (int i = 0; i < things.length; i++) things[i] = Thing.faceDown(first + i);
    return new Pile(things);
  }

  public int size() {
    return things.length;
  }

  public boolean isEmpty() {
    return things.length == 0;
  }

  public int at(int position) {
    return things[position];
  }

  /** The number in the box of what lies at that position. */
  public int number(int position) {
    return Thing.number(things[position]);
  }

  public int top() {
    return things[things.length - 1];
  }

  /** With one more on top. */
  public Pile with(int thing) {
    int[] more = Arrays.copyOf(things, things.length + 1);
    more[things.length] = thing;
    return new Pile(more);
  }

  /** With another pile laid on top. */
  public Pile with(Pile others) {
    if (others.isEmpty()) return this;
    if (isEmpty()) return others;
    int[] more = Arrays.copyOf(things, things.length + others.things.length);
    System.arraycopy(others.things, 0, more, things.length, others.things.length);
    return new Pile(more);
  }

  /** With one more underneath. */
  public Pile under(int thing) {
    int[] more = new int[things.length + 1];
    more[0] = thing;
    System.arraycopy(things, 0, more, 1, things.length);
    return new Pile(more);
  }

  public Pile without(int position) {
    int last = things.length - 1;
    if (last == 0 && position == 0) return EMPTY;
    int[] fewer = Arrays.copyOf(things, last);
    System.arraycopy(things, position + 1, fewer, position, last - position);
    return new Pile(fewer);
  }

  public Pile withoutTop() {
    return without(things.length - 1);
  }

  /** With that position taken by another thing. */
  public Pile with(int position, int thing) {
    if (things[position] == thing) return this;
    int[] changed = things.clone();
    changed[position] = thing;
    return new Pile(changed);
  }

  /** The topmost ones, that many, in the same order. */
  public Pile top(int count) {
    return count == 0
        ? EMPTY
        : new Pile(Arrays.copyOfRange(things, things.length - count, things.length));
  }

  /** All but the topmost ones, that many. */
  public Pile withoutTop(int count) {
    return count == 0 ? this : of(Arrays.copyOf(things, things.length - count));
  }

  /** The position of that component of the box, or -1. */
  public int find(int number) {
    for (int i = 0; i < things.length; i++) if (Thing.number(things[i]) == number) return i;
    return -1;
  }

  public boolean contains(int number) {
    return find(number) >= 0;
  }

  /** The same order, now seen by these too. */
  Pile seenAlsoBy(Seats seats) {
    int[] seen = new int[things.length];
    for (int i = 0; i < seen.length; i++) seen[i] = Thing.seenAlsoBy(things[i], seats);
    return new Pile(seen);
  }

  /** The same order, followed only by these any more. */
  Pile followedBy(Seats seats) {
    int[] followed = new int[things.length];
    for (int i = 0; i < followed.length; i++) followed[i] = Thing.followedBy(things[i], seats);
    return new Pile(followed);
  }

  /** In another order, by swaps drawn from the stream; nobody knows any more what lies where. */
  Pile shuffled(Rng rng, Stream stream, long position) {
    int[] mixed = new int[things.length];
    for (int i = 0; i < mixed.length; i++) mixed[i] = Thing.number(things[i]);
    for (int i = mixed.length - 1; i > 0; i--) {
      int j = rng.draw(stream, position++, i + 1);
      int swap = mixed[i];
      mixed[i] = mixed[j];
      mixed[j] = swap;
    }
    return new Pile(mixed);
  }

  /** The things from bottom to top. */
  public int[] toArray() {
    return things.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile && Arrays.equals(things, pile.things);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(things);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < things.length; i++) {
      if (i > 0) text.append(' ');
      text.append(number(i));
    }
    return text.append(']').toString();
  }
}
