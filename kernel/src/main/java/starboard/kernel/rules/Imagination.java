package starboard.kernel.rules;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.seats.Seat;

/**
 * Deals anew what one seat does not know: collects it back by back in the order of the numbers, so
 * that nothing of the true order survives, shuffles it, and puts it into the same places. Who else
 * has seen what lies at a place stays with the place.
 */
final class Imagination<S extends State<S>> {

  private enum Dealing implements Stream {
    UNKNOWN
  }

  private final S world;
  private final Seat seat;

  /** A bit for each number in the box: whether the seat does not know where it lies. */
  private long[] unknown = new long[8];

  /** By back: how many of them there are. */
  private int[] sizes = new int[16];

  /** All of them, those with one back after those with another. */
  private int[] heap = {};

  /** By back: where in the heap the next one lies. */
  private int[] next = {};

  private Imagination(S world, Seat seat) {
    this.world = world;
    this.seat = seat;
  }

  static <S extends State<S>> void deal(S world, Seat seat, Rng rng) {
    var imagination = new Imagination<>(world, seat);
    world.places(imagination.new Collecting());
    imagination.heap();
    imagination.shuffle(rng);
    world.places(imagination.new Dealt());
  }

  private void heap() {
    next = new int[sizes.length];
    int size = 0;
    for (int back = 0; back < sizes.length; back++) {
      next[back] = size;
      size += sizes[back];
    }
    heap = new int[size];
    for (int word = 0; word < unknown.length; word++) {
      for (long left = unknown[word]; left != 0; left &= left - 1) {
        int number = (word << 6) + Long.numberOfTrailingZeros(left);
        heap[next[world.back(number)]++] = number;
      }
    }
  }

  /** Back by back, from its last one to its first. */
  private void shuffle(Rng rng) {
    long position = 0;
    for (int back = 0; back < sizes.length; back++) {
      int first = next[back] - sizes[back];
      for (int i = sizes[back] - 1; i > 0; i--) {
        int j = rng.draw(Dealing.UNKNOWN, position++, i + 1);
        int swap = heap[first + i];
        heap[first + i] = heap[first + j];
        heap[first + j] = swap;
      }
      next[back] = first;
    }
  }

  /** The first walk: what the seat has not seen. */
  private final class Collecting implements Places {
    @Override
    public Pile pile(Place place, Pile pile) {
      for (int i = 0; i < pile.size(); i++) {
        if (!Thing.isSeenBy(pile.at(i), seat)) collect(pile.number(i));
      }
      return pile;
    }

    private void collect(int number) {
      int word = number >> 6;
      if (word >= unknown.length) unknown = Arrays.copyOf(unknown, 2 * word);
      unknown[word] |= 1L << number;
      int back = world.back(number);
      if (back >= sizes.length) sizes = Arrays.copyOf(sizes, 2 * back);
      sizes[back]++;
    }

    @Override
    public void tokens(String family, Bag bag) {}

    @Override
    public void loose(String family, int kind, int count) {}
  }

  /** The second walk: other things in the same places. */
  private final class Dealt implements Places, IntUnaryOperator {
    @Override
    public Pile pile(Place place, Pile pile) {
      return pile.swapUnseenBy(seat, this);
    }

    @Override
    public int applyAsInt(int number) {
      return heap[next[world.back(number)]++];
    }

    @Override
    public void tokens(String family, Bag bag) {}

    @Override
    public void loose(String family, int kind, int count) {}
  }
}
