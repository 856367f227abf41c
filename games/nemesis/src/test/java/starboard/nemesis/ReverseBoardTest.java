package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
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

/** N26.5 The reverse side of the board: rooms, corridors, numbers and technical entrances. */
class ReverseBoardTest {
  private final Content content = BaseGame.CONTENT;
  private final Board board = content.board("board-advanced");
  private final Layout layout = content.layout(board);

  private static int room(int number) {
    return number - 1;
  }

  private List<Integer> numbers(TileKind kind) {
    return board.slots().entries().stream()
        .filter(slot -> slot.kind() == kind)
        .map(Slot::number)
        .toList();
  }

  @Test
  @Rule("N26.5")
  void roomsAndCorridors() {
    assertThat(layout.rooms()).isEqualTo(21);
    assertThat(layout.corridors()).isEqualTo(29);
    assertThat(numbers(TileKind.TWO)).containsExactly(1, 3, 4, 5, 6);
    assertThat(numbers(TileKind.ONE)).containsExactly(10, 11, 12, 13, 14, 15, 16, 17, 21);
    SortedMap<Integer, String> open = new TreeMap<>();
    for (int room = 0; room < layout.rooms(); room++) {
      RoomId tile = board.slots().at(room).tile();
      if (tile != null) open.put(room + 1, tile.id());
    }
    assertThat(open)
        .containsExactly(
            Map.entry(2, "cockpit"),
            Map.entry(7, "evacuation-section-a"),
            Map.entry(8, "hibernatorium"),
            Map.entry(9, "evacuation-section-b"),
            Map.entry(18, "engine-3"),
            Map.entry(19, "engine-2"),
            Map.entry(20, "engine-1"));
  }

  @Test
  @Rule("N26.5")
  void everyNumberOfARoomLeadsSomewhere() {
    for (int room = 0; room < layout.rooms(); room++) {
      for (int number = 1; number <= Layout.NUMBERS; number++) {
        assertThat(layout.spotsOf(room) >>> layout.spot(room, number) & 1).isEqualTo(1);
      }
    }
  }

  @Test
  @Rule("N26.5")
  void allRoomsHangTogether() {
    List<Integer> reached = new ArrayList<>(List.of(0));
    for (int i = 0; i < reached.size(); i++) {
      for (int n = 0; n < layout.degree(reached.get(i)); n++) {
        int next = layout.neighbour(reached.get(i), n);
        if (!reached.contains(next)) reached.add(next);
      }
    }
    assertThat(reached).hasSize(21);
  }

  @Test
  @Rule("N26.5")
  void twoNetworksOfTechnicalCorridors() {
    assertThat(layout.spots()).isEqualTo(31);
    assertThat(entrances(29))
        .containsExactly("1:4", "7:2", "7:3", "9:3", "10:1", "11:1", "18:3", "19:1");
    assertThat(entrances(30))
        .containsExactly("3:1", "7:4", "9:1", "9:2", "11:2", "12:2", "19:2", "20:4");
    assertThat(Laid.rooms(layout.entrancesTo(29)))
        .containsExactly("001", "007", "009", "010", "011", "018", "019");
    assertThat(Laid.rooms(layout.entrancesTo(30)))
        .containsExactly("003", "007", "009", "011", "012", "019", "020");
    assertThat(layout.hasTechnicalEntrance(room(2))).isFalse();
  }

  private List<String> entrances(int space) {
    List<String> found = new ArrayList<>();
    for (int room = 0; room < layout.rooms(); room++) {
      for (int number = 1; number <= Layout.NUMBERS; number++) {
        if (layout.spot(room, number) == space) found.add((room + 1) + ":" + number);
      }
    }
    return found;
  }

  @Test
  @Rule("N26.5")
  void fourPairsOfRoomsAreJoinedByTwoCorridors() {
    List<String> pairs = new ArrayList<>();
    for (int a = 0; a < layout.rooms(); a++) {
      for (int b = a + 1; b < layout.rooms(); b++) {
        int ways = Long.bitCount(layout.joining(a, b));
        assertThat(ways).isEqualTo(Long.bitCount(layout.joining(b, a))).isLessThan(3);
        assertThat(layout.areNeighbours(a, b)).isEqualTo(ways > 0);
        if (ways == 2) pairs.add((a + 1) + "-" + (b + 1));
      }
    }
    assertThat(pairs).containsExactly("5-8", "11-13", "17-18", "20-21");
    int one = layout.spot(room(5), 1);
    int two = layout.spot(room(5), 2);
    assertThat(one).isNotEqualTo(two);
    assertThat(layout.alongside(one)).isEqualTo(1L << one | 1L << two);
    assertThat(layout.spot(room(8), 1)).isEqualTo(one);
    assertThat(layout.spot(room(8), 2)).isEqualTo(two);
  }

  @Test
  @Rule({"N26.5", "N1.3"})
  void oneMorePlaceForNoiseThanMarkers() {
    assertThat(content.count("noise-markers")).isEqualTo(layout.spots() - 1);
  }

  /** What both sides name alike is called alike: it stands under one key. */
  @Test
  void whatBothSidesNameIsCalledTheSame() {
    for (Corridor corridor : content.board().corridors()) {
      for (Corridor other : board.corridors()) {
        if (corridor.id().equals(other.id())) {
          assertThat(other.names()).isEqualTo(corridor.names());
        }
      }
    }
    for (Slot slot : board.slots()) {
      assertThat(slot.names()).isEqualTo(content.board().slots().require(slot.id()).names());
    }
  }
}
