package starboard.nemesis.content.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.catalogue.Section;

/**
 * The board as numbers: rooms 0 to {@code rooms() - 1} in the order of their room numbers,
 * corridors 0 to {@code corridors() - 1}, and behind them the technical spaces, one of each network
 * and then the areas of a surface, as further spots where noise may lie. Paths join rooms as
 * corridors do, but are no place for noise or doors. Sets of rooms are bits of an {@code int}, sets
 * of corridors and spots bits of a {@code long}.
 */
public final class Layout {
  /** The corridor numbers of a room are 1 to 4. */
  public static final int NUMBERS = 4;

  /** As many rooms as an {@code int} has bits. */
  public static final int MOST_ROOMS = Integer.SIZE;

  /** As many corridors and technical spaces as a {@code long} has bits. */
  public static final int MOST_SPOTS = Long.SIZE;

  private final int rooms;
  private final int corridors;
  private final int spots;
  private final int technicalEnd;
  private final long paths;
  private final int[] ends;
  private final int[][] spotByNumber;
  private final int[][] neighbours;
  private final long[][] joining;
  private final long[] corridorBits;
  private final long[] spotBits;
  private final int[] entrances;

  public Layout(Board board) {
    Section<Slot> slots = board.slots();
    List<Board.TechnicalSpace> spaces = board.technicalSpaces();
    rooms = slots.size();
    corridors = board.corridors().size();
    spots = corridors + spaces.size();
    atMost(board, "rooms", rooms, MOST_ROOMS);
    atMost(board, "corridors and technical spaces", spots, MOST_SPOTS);
    ends = new int[2 * corridors];
    spotByNumber = new int[rooms][NUMBERS + 1];
    joining = new long[rooms][rooms];
    corridorBits = new long[rooms];
    spotBits = new long[rooms];
    entrances = new int[spaces.size()];
    for (int room = 0; room < rooms; room++) {
      Arrays.fill(spotByNumber[room], -1);
      for (int number : slots.at(room).numbers()) {
        if (number >= 1 && number <= NUMBERS) continue;
        throw new CatalogueException(
            slots.where(slots.at(room)), "the number " + number + " is on no die");
      }
      if (slots.at(room).number() != room + 1) {
        throw new CatalogueException(slots.where(slots.at(room)), "rooms in order of numbers");
      }
    }
    long pathBits = 0;
    for (int corridor = 0; corridor < corridors; corridor++) {
      Corridor entry = board.corridors().at(corridor);
      int a = slots.indexOf(entry.a());
      int b = slots.indexOf(entry.b());
      ends[2 * corridor] = a;
      ends[2 * corridor + 1] = b;
      joining[a][b] |= 1L << corridor;
      joining[b][a] |= 1L << corridor;
      if (entry.path()) {
        pathBits |= 1L << corridor;
        continue;
      }
      corridorBits[a] |= 1L << corridor;
      corridorBits[b] |= 1L << corridor;
      number(slots, a, entry.numbersA(), corridor);
      number(slots, b, entry.numbersB(), corridor);
    }
    paths = pathBits;
    int technical = spaces.size();
    while (technical > 0 && spaces.get(technical - 1).area()) technical--;
    technicalEnd = corridors + technical;
    for (int room = 0; room < rooms; room++) {
      spotBits[room] = corridorBits[room];
      enter(slots, room, spaces);
      for (int number : slots.at(room).numbers()) {
        if (spotByNumber[room][number] < 0) {
          throw new CatalogueException(
              slots.where(slots.at(room)), "nothing has the number " + number);
        }
      }
    }
    neighbours = new int[rooms][];
    for (int room = 0; room < rooms; room++) {
      long[] to = joining[room];
      neighbours[room] = IntStream.range(0, rooms).filter(other -> to[other] != 0).toArray();
    }
  }

  private static void atMost(Board board, String what, int count, int most) {
    if (count <= most) return;
    throw new CatalogueException(
        board.slots().where(board.slots().at(0)),
        "a board may have at most " + most + " " + what + ", not " + count);
  }

  /** N8.2 The entrances of a room: which number leads into which network. */
  private void enter(Section<Slot> slots, int room, List<Board.TechnicalSpace> spaces) {
    Slot slot = slots.at(room);
    int numbers = 0;
    for (int i = 0; i < spaces.size(); i++) {
      List<Integer> into = slot.numbersInto(spaces.get(i));
      number(slots, room, into, corridors + i);
      numbers += into.size();
      if (into.isEmpty()) continue;
      entrances[i] |= 1 << room;
      spotBits[room] |= 1L << (corridors + i);
    }
    if (numbers != slot.technical().size()) {
      throw new CatalogueException(
          slots.where(slot), "every technical number leads into one network of the board");
    }
  }

  private void number(Section<Slot> slots, int room, List<Integer> numbers, int spot) {
    for (int number : numbers) {
      boolean printed = slots.at(room).numbers().contains(number);
      if (!printed || spotByNumber[room][number] >= 0) {
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

  /** The corridors, and behind them the technical spaces (N8.1). */
  public int spots() {
    return spots;
  }

  /** One more than the last technical space; areas of a surface follow. */
  public int technicalEnd() {
    return technicalEnd;
  }

  /**
   * The spots of the technical networks and areas: from the first behind the corridors to the last.
   */
  public boolean isTechnical(int spot) {
    return spot >= corridors;
  }

  /** Whether it is a path, without noise and doors (L26.2). */
  public boolean isPath(int corridor) {
    return (paths >>> corridor & 1) != 0;
  }

  /** All corridors but paths, a bit each. */
  public long allCorridors() {
    return corridors == 0 ? 0 : (-1L >>> (MOST_SPOTS - corridors)) & ~paths;
  }

  /** All rooms, a bit each. */
  public int allRooms() {
    return -1 >>> (MOST_ROOMS - rooms);
  }

  /** The corridor or technical space with that number, 1 to 4, in a room; -1 where none has it. */
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

  /** The corridors that join two rooms, a bit each; several join a pair of rooms (N6.2, N26.5). */
  public long joining(int room, int other) {
    return joining[room][other];
  }

  public boolean areNeighbours(int room, int other) {
    return joining[room][other] != 0;
  }

  /** The corridors that join the same rooms as this one, itself included, a bit each. */
  public long alongside(int corridor) {
    return joining[ends[2 * corridor]][ends[2 * corridor + 1]];
  }

  /** One bit per corridor of the room. */
  public long corridorsOf(int room) {
    return corridorBits[room];
  }

  /** One bit per corridor of the room and per technical space it has an entrance to. */
  public long spotsOf(int room) {
    return spotBits[room];
  }

  public boolean hasTechnicalEntrance(int room) {
    return (spotBits[room] & ~corridorBits[room] & (1L << technicalEnd) - 1) != 0;
  }

  /** The rooms with an entrance to that technical space, a bit each (N8.2). */
  public int entrancesTo(int space) {
    return entrances[space - corridors];
  }

  public boolean isEntrance(int room, int space) {
    return (spotBits[room] >>> space & 1) != 0;
  }
}
