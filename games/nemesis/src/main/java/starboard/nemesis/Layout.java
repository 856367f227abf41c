package starboard.nemesis;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.catalogue.Section;

/**
 * The board as numbers: rooms 0 to {@code rooms() - 1} in the order of their room numbers,
 * corridors 0 to {@code corridors() - 1}, and the technical space as one more spot where noise may
 * lie. Sets of corridors and spots are bits of a {@code long}.
 */
public final class Layout {
  /** The corridor numbers of a room are 1 to 4. */
  public static final int NUMBERS = 4;

  private final int rooms;
  private final int corridors;
  private final int[] ends;
  private final int[][] spotByNumber;
  private final int[][] neighbours;
  private final int[][] corridorTo;
  private final int[][] corridorsOf;
  private final long[] corridorBits;
  private final long[] spotBits;
  private final long technicalRooms;

  Layout(Board board) {
    Section<Slot> slots = board.slots();
    rooms = slots.size();
    corridors = board.corridors().size();
    ends = new int[2 * corridors];
    spotByNumber = new int[rooms][NUMBERS + 1];
    corridorTo = new int[rooms][rooms];
    corridorBits = new long[rooms];
    spotBits = new long[rooms];
    for (int room = 0; room < rooms; room++) {
      Arrays.fill(spotByNumber[room], -1);
      Arrays.fill(corridorTo[room], -1);
      if (slots.at(room).number() != room + 1) {
        throw new CatalogueException(slots.where(slots.at(room)), "rooms in order of numbers");
      }
    }
    for (int corridor = 0; corridor < corridors; corridor++) {
      Corridor entry = board.corridors().at(corridor);
      int a = slots.indexOf(entry.a());
      int b = slots.indexOf(entry.b());
      ends[2 * corridor] = a;
      ends[2 * corridor + 1] = b;
      corridorTo[a][b] = corridor;
      corridorTo[b][a] = corridor;
      corridorBits[a] |= 1L << corridor;
      corridorBits[b] |= 1L << corridor;
      number(slots, a, entry.numbersA(), corridor);
      number(slots, b, entry.numbersB(), corridor);
    }
    long technical = 0;
    for (int room = 0; room < rooms; room++) {
      Slot slot = slots.at(room);
      number(slots, room, slot.technical(), technicalSpace());
      spotBits[room] = corridorBits[room];
      if (!slot.technical().isEmpty()) {
        technical |= 1L << room;
        spotBits[room] |= 1L << technicalSpace();
      }
      for (int number = 1; number <= NUMBERS; number++) {
        if (spotByNumber[room][number] < 0) {
          throw new CatalogueException(slots.where(slot), "nothing has the number " + number);
        }
      }
    }
    technicalRooms = technical;
    neighbours = new int[rooms][];
    corridorsOf = new int[rooms][];
    for (int room = 0; room < rooms; room++) {
      int[] to = corridorTo[room];
      neighbours[room] = IntStream.range(0, rooms).filter(other -> to[other] >= 0).toArray();
      corridorsOf[room] = Arrays.stream(neighbours[room]).map(other -> to[other]).toArray();
    }
  }

  private void number(Section<Slot> slots, int room, List<Integer> numbers, int spot) {
    for (int number : numbers) {
      if (number < 1 || number > NUMBERS || spotByNumber[room][number] >= 0) {
        throw new CatalogueException(
            slots.where(slots.at(room)), "the number " + number + " is there twice or impossible");
      }
      spotByNumber[room][number] = spot;
    }
  }

  public int rooms() {
    return rooms;
  }

  public int corridors() {
    return corridors;
  }

  /** The spot of the technical corridors, one behind the last corridor (N8.1). */
  public int technicalSpace() {
    return corridors;
  }

  /** The corridor or technical space with that number, 1 to 4, in a room. */
  public int spot(int room, int number) {
    return spotByNumber[room][number];
  }

  /** The room at the other end of a corridor. */
  public int otherEnd(int corridor, int room) {
    return ends[2 * corridor] == room ? ends[2 * corridor + 1] : ends[2 * corridor];
  }

  /** The room at the end a of a corridor, the one with the lower number. */
  public int oneEnd(int corridor) {
    return ends[2 * corridor];
  }

  /** How many neighbours a room has. */
  public int degree(int room) {
    return neighbours[room].length;
  }

  /** The i-th neighbour of a room, by ascending room number. */
  public int neighbour(int room, int i) {
    return neighbours[room][i];
  }

  /** The corridor to the i-th neighbour of a room. */
  public int corridor(int room, int i) {
    return corridorsOf[room][i];
  }

  /** The corridor that joins two rooms, or -1 (N6.2). */
  public int between(int room, int other) {
    return corridorTo[room][other];
  }

  public boolean areNeighbours(int room, int other) {
    return corridorTo[room][other] >= 0;
  }

  /** One bit per corridor of the room. */
  public long corridorsOf(int room) {
    return corridorBits[room];
  }

  /** One bit per corridor of the room and for the technical space if it has an entrance. */
  public long spotsOf(int room) {
    return spotBits[room];
  }

  public boolean hasTechnicalEntrance(int room) {
    return (technicalRooms & (1L << room)) != 0;
  }

  /** One bit per room with a technical entrance (N8.2). */
  public long technicalRooms() {
    return technicalRooms;
  }
}
