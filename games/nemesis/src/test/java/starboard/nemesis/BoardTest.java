package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Corridor;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.board.Slot;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Rule;

/** The board: rooms, corridors, numbers and technical entrances. */
class BoardTest {
  private final Content content = BaseGame.CONTENT;
  private final Layout layout = content.layout(content.board());

  @Test
  @Rule("N1.1")
  void twentyOneRoomsAndTwentyEightCorridors() {
    assertThat(layout.rooms()).isEqualTo(21);
    assertThat(layout.corridors()).isEqualTo(28);
    assertThat(count(TileKind.SPECIAL)).isEqualTo(5);
    assertThat(count(TileKind.ONE)).isEqualTo(11);
    assertThat(count(TileKind.TWO)).isEqualTo(5);
  }

  private long count(TileKind kind) {
    return content.board().slots().entries().stream().filter(s -> s.kind() == kind).count();
  }

  @Test
  @Rule("N1.1")
  void specialRoomsArePrintedAndTheOthersAreNot() {
    Map<Integer, String> printed = new TreeMap<>();
    for (Slot slot : content.board().slots()) {
      RoomId tile = slot.tile();
      if (tile != null) printed.put(slot.number(), tile.id());
    }
    assertThat(printed)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    1,
                    "cockpit",
                    11,
                    "hibernatorium",
                    19,
                    "engine-3",
                    20,
                    "engine-2",
                    21,
                    "engine-1")));
  }

  @Test
  @Rule("N7.2")
  void everyRoomHasEachNumberExactlyOnce() {
    for (Slot slot : content.board().slots()) {
      List<Integer> numbers = new ArrayList<>(slot.technical());
      for (Corridor corridor : content.board().corridors()) {
        if (corridor.a().equals(slot.id())) numbers.addAll(corridor.numbersA());
        if (corridor.b().equals(slot.id())) numbers.addAll(corridor.numbersB());
      }
      assertThat(numbers).as(slot.id()).containsExactlyInAnyOrder(1, 2, 3, 4);
    }
  }

  @Test
  void aCorridorHasTheSameNumbersAtBothEnds() {
    for (Corridor corridor : content.board().corridors()) {
      assertThat(corridor.numbersA()).as(corridor.id()).isEqualTo(corridor.numbersB());
    }
  }

  @Test
  @Rule("N8.2")
  void technicalEntrances() {
    Map<Integer, List<Integer>> entrances = new TreeMap<>();
    for (Slot slot : content.board().slots()) {
      if (!slot.technical().isEmpty()) entrances.put(slot.number(), slot.technical());
    }
    assertThat(entrances)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    2,
                    List.of(1, 2),
                    4,
                    List.of(2, 3),
                    5,
                    List.of(4),
                    9,
                    List.of(3),
                    14,
                    List.of(3),
                    15,
                    List.of(4),
                    19,
                    List.of(3, 4),
                    21,
                    List.of(2, 3))));
    assertThat(Integer.bitCount(layout.entrancesTo(28))).isEqualTo(8);
  }

  @Test
  @Rule({"N8.1", "N1.3"})
  void theTechnicalCorridorsAreOneMoreSpotForNoise() {
    assertThat(layout.spots()).isEqualTo(29);
    assertThat(layout.isTechnical(28)).isTrue();
    assertThat(layout.isTechnical(27)).isFalse();
    assertThat(content.count("noise-markers")).isGreaterThan(layout.spots());
    assertThat(layout.spot(room(2), 1)).isEqualTo(28);
    assertThat(layout.spotsOf(room(2)) & ~layout.corridorsOf(room(2))).isEqualTo(1L << 28);
    assertThat(layout.spotsOf(room(1))).isEqualTo(layout.corridorsOf(room(1)));
  }

  @Test
  @Rule("N6.2")
  void neighboursAreSymmetricAndJoinedByOneCorridor() {
    for (int a = 0; a < layout.rooms(); a++) {
      for (int i = 0; i < layout.degree(a); i++) {
        int b = layout.neighbour(a, i);
        assertThat(layout.areNeighbours(b, a)).isTrue();
        assertThat(layout.joining(a, b)).isEqualTo(layout.joining(b, a));
        assertThat(Long.bitCount(layout.joining(a, b))).isEqualTo(1);
        int corridor = Long.numberOfTrailingZeros(layout.joining(a, b));
        assertThat(layout.alongside(corridor)).isEqualTo(1L << corridor);
        assertThat(layout.otherEnd(corridor, a)).isEqualTo(b);
        assertThat(layout.otherEnd(corridor, b)).isEqualTo(a);
        if (i > 0) assertThat(b).isGreaterThan(layout.neighbour(a, i - 1));
      }
      assertThat(layout.areNeighbours(a, a)).isFalse();
    }
  }

  @Test
  @Rule("N27.14")
  void noThreeRoomsNeighbourEachOther() {
    for (int a = 0; a < layout.rooms(); a++) {
      for (int b = a + 1; b < layout.rooms(); b++) {
        for (int c = b + 1; c < layout.rooms(); c++) {
          assertThat(
                  layout.areNeighbours(a, b)
                      && layout.areNeighbours(b, c)
                      && layout.areNeighbours(a, c))
              .isFalse();
        }
      }
    }
  }

  @Test
  void everyRoomCanBeReachedThroughCorridors() {
    List<Integer> reached = new ArrayList<>(List.of(0));
    for (int i = 0; i < reached.size(); i++) {
      int room = reached.get(i);
      for (int n = 0; n < layout.degree(room); n++) {
        if (!reached.contains(layout.neighbour(room, n))) reached.add(layout.neighbour(room, n));
      }
    }
    assertThat(reached).hasSize(21);
  }

  @Test
  void theHibernatoriumHasFourNeighbours() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < layout.degree(room(11)); i++) {
      numbers.add(layout.neighbour(room(11), i) + 1);
    }
    assertThat(numbers).containsExactly(6, 8, 14, 15);
    assertThat(layout.otherEnd(layout.spot(room(11), 2), room(11))).isEqualTo(room(6));
  }

  @Test
  void everySlotLiesOnTheCanvas() {
    Board board = content.board();
    for (Slot slot : board.slots()) {
      assertThat(slot.x()).isBetween(0, board.canvas().width());
      assertThat(slot.y()).isBetween(0, board.canvas().height());
    }
    assertThat(board.silhouette()).allMatch(point -> point.size() == 2);
  }

  private static int room(int number) {
    return number - 1;
  }
}
