package starboard.kernel.rules;

import java.util.Arrays;
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

  /** By number in the box: whether the seat does not know where it lies. */
  private boolean[] unknown = new boolean[512];

  /** By back: those of them, and how many; later how many have been dealt. */
  private int[][] heaps = new int[8][];

  private int[] sizes = new int[8];

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
    for (int number = 0; number < unknown.length; number++) {
      if (unknown[number]) add(number, world.back(number));
    }
  }

  private void add(int number, int back) {
    if (back >= heaps.length) {
      heaps = Arrays.copyOf(heaps, back + 8);
      sizes = Arrays.copyOf(sizes, back + 8);
    }
    int[] things = heaps[back];
    if (things == null) things = heaps[back] = new int[32];
    if (sizes[back] == things.length)
      things = heaps[back] = Arrays.copyOf(things, 2 * things.length);
    things[sizes[back]++] = number;
  }

  private void shuffle(Rng rng) {
    long position = 0;
    for (int back = 0; back < heaps.length; back++) {
      int[] things = heaps[back];
      if (things == null) continue;
      for (int i = sizes[back] - 1; i > 0; i--) {
        int j = rng.draw(Dealing.UNKNOWN, position++, i + 1);
        int swap = things[i];
        things[i] = things[j];
        things[j] = swap;
      }
      sizes[back] = 0; // from here on: how many have been dealt
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
      if (number >= unknown.length) unknown = Arrays.copyOf(unknown, 2 * number);
      unknown[number] = true;
    }

    @Override
    public void tokens(String family, Bag bag) {}

    @Override
    public void loose(String family, int kind, int count) {}
  }

  /** The second walk: other things in the same places. */
  private final class Dealt implements Places {
    @Override
    public Pile pile(Place place, Pile pile) {
      int[] dealt = null;
      for (int i = 0; i < pile.size(); i++) {
        int thing = pile.at(i);
        if (Thing.isSeenBy(thing, seat)) continue;
        if (dealt == null) dealt = pile.toArray();
        int back = world.back(Thing.number(thing));
        dealt[i] = Thing.swapped(thing, heaps[back][sizes[back]++]);
      }
      return dealt == null ? pile : Pile.of(dealt);
    }

    @Override
    public void tokens(String family, Bag bag) {}

    @Override
    public void loose(String family, int kind, int count) {}
  }
}
