package starboard.kernel.box;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/**
 * One component of the box where it lies: its number in the box in the low 16 bits, who has seen it
 * there in the high 16. Knowledge stays with the thing as long as everybody can follow it; a
 * shuffle wipes it.
 *
 * <p>The number in the box never leaves the state: scenes, options and protocols name the kind of a
 * thing or the place it lies at.
 */
public final class Thing {

  private static final int NUMBER_MASK = 0xFFFF;
  private static final int SEEN_SHIFT = 16;

  /** The most things a box can hold. */
  public static final int MOST = NUMBER_MASK + 1;

  private Thing() {}

  /** That component, seen by nobody. */
  public static int faceDown(int number) {
    return number & NUMBER_MASK;
  }

  /** That component lying open. */
  public static int faceUp(int number) {
    return (number & NUMBER_MASK) | (Seats.EVERYONE.bits() << SEEN_SHIFT);
  }

  public static int number(int thing) {
    return thing & NUMBER_MASK;
  }

  public static Seats seenBy(int thing) {
    return new Seats(thing >>> SEEN_SHIFT);
  }

  public static boolean isSeenBy(int thing, Seat seat) {
    return ((thing >>> SEEN_SHIFT) & (1 << seat.ordinal())) != 0;
  }

  public static boolean isFaceUp(int thing) {
    return seenBy(thing).hasSpectators();
  }

  /** The same thing, now also seen by these. */
  public static int seenAlsoBy(int thing, Seats seats) {
    return thing | (seats.bits() << SEEN_SHIFT);
  }

  /** The same thing, followed only by these any more. */
  public static int followedBy(int thing, Seats seats) {
    return thing & (NUMBER_MASK | (seats.bits() << SEEN_SHIFT));
  }

  /** Another component in this one's place, with the place's onlookers kept. */
  public static int swapped(int thing, int number) {
    return (thing & ~NUMBER_MASK) | (number & NUMBER_MASK);
  }
}
