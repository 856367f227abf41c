package starboard.kernel.seats;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A set of seats, in seat order. The spectators have a bit of their own, so that a face-up card,
 * which everybody sees, is told from one that every player happens to have peeked at.
 */
public record Seats(int bits) implements Iterable<Seat> {

  private static final int SPECTATORS_BIT = 1 << 15;
  private static final int PLAYERS_MASK = (1 << Seat.MOST) - 1;

  public static final Seats NONE = new Seats(0);

  /** Every seat and the spectators. */
  public static final Seats EVERYONE = new Seats(PLAYERS_MASK | SPECTATORS_BIT);

  private static final Seats[] SINGLE = new Seats[Seat.MOST];

  static {
    for (int i = 0; i < Seat.MOST; i++) SINGLE[i] = new Seats(1 << i);
  }

  public static Seats of(Seat seat) {
    return SINGLE[seat.ordinal()];
  }

  public static Seats of(Seat one, Seat other) {
    return new Seats((1 << one.ordinal()) | (1 << other.ordinal()));
  }

  /** The seats of a table with that many players. */
  public static Seats table(int players) {
    return new Seats((1 << players) - 1);
  }

  public boolean isEmpty() {
    return (bits & PLAYERS_MASK) == 0;
  }

  public int size() {
    return Integer.bitCount(bits & PLAYERS_MASK);
  }

  public boolean has(Seat seat) {
    return (bits & (1 << seat.ordinal())) != 0;
  }

  /** Whether those beside the table are meant too. */
  public boolean hasSpectators() {
    return (bits & SPECTATORS_BIT) != 0;
  }

  public Seats with(Seat seat) {
    return new Seats(bits | (1 << seat.ordinal()));
  }

  public Seats without(Seat seat) {
    return new Seats(bits & ~(1 << seat.ordinal()));
  }

  public Seats or(Seats others) {
    return new Seats(bits | others.bits);
  }

  /** Everyone but these; the spectators are among the others unless they are among these. */
  public Seats others() {
    return new Seats(EVERYONE.bits & ~bits);
  }

  /** The lowest seat of the set. */
  public Seat first() {
    if (isEmpty()) throw new NoSuchElementException("no seat in an empty set");
    return Seat.of(Integer.numberOfTrailingZeros(bits & PLAYERS_MASK));
  }

  /** The set without its lowest seat. */
  public Seats rest() {
    return new Seats(bits & (bits - 1));
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int left = bits & PLAYERS_MASK;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Seat next() {
        if (left == 0) throw new NoSuchElementException();
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(left));
        left &= left - 1;
        return seat;
      }
    };
  }
}
