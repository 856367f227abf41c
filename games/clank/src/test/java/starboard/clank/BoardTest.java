package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import starboard.clank.content.Modules;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.ship.Board;
import starboard.clank.ship.Passage;
import starboard.clank.ship.Ship;
import starboard.testkit.Rule;

/** All 48 ways to lay the ship. */
final class BoardTest {

  private static final Ship SHIP = Ship.PLAN;

  /** Spaces that can be walked to without a key. */
  private static Set<Integer> walkable(Board board, int from, Predicate<Passage> open) {
    Set<Integer> found = new TreeSet<>(Set.of(from));
    Deque<Integer> left = new ArrayDeque<>(found);
    while (!left.isEmpty()) {
      for (Passage way : board.from(left.pop())) {
        if (!way.against() && open.test(way) && found.add(way.to())) left.push(way.to());
      }
    }
    return found;
  }

  @Test
  @Rule("C2.1")
  void everyOrderAndSideIsABoard() {
    Set<String> boards = new TreeSet<>();
    for (int i = 0; i < Board.COUNT; i++) boards.add(Board.of(i).toString());
    assertThat(boards).hasSize(48);
    assertThat(Board.of(Board.firstGame()).faces())
        .extracting(Modules.Face::id)
        .containsExactly("hydroponics", "doomsday-cannon", "med-lab");
  }

  @Test
  @Rule("C23.2")
  void secretsCoverTheLargestBoard() {
    int mostMajor = 0;
    int mostMinor = 0;
    for (int i = 0; i < Board.COUNT; i++) {
      Board board = Board.of(i);
      int major = 0;
      int minor = 0;
      for (int space = 0; space < SHIP.spaces(); space++) {
        if (!board.has(space)) continue;
        if (SHIP.space(space).secret() == Secret.Size.MAJOR) major++;
        if (SHIP.space(space).secret() == Secret.Size.MINOR) minor += 2;
      }
      boolean arena = board.faces().stream().anyMatch(face -> face.id().equals("arena"));
      assertThat(major).isEqualTo(arena ? 10 : 11);
      mostMajor = Math.max(mostMajor, major);
      mostMinor = Math.max(mostMinor, minor);
    }
    assertThat(mostMajor).isEqualTo(11);
    assertThat(mostMinor).isEqualTo(28);
  }

  @Test
  @Rule("C23.3")
  void everythingIsReachable() {
    for (int i = 0; i < Board.COUNT; i++) {
      Board board = Board.of(i);
      Set<Integer> early =
          walkable(board, SHIP.start(), way -> !way.lock() && !SHIP.needsCode(way.to()));
      Set<Integer> late = walkable(board, SHIP.start(), way -> !way.lock() && !way.blockade());
      for (int space = 0; space < SHIP.spaces(); space++) {
        if (!board.has(space)) continue;
        Space here = SHIP.space(space);
        if (here.terminal() != null) assertThat(early).as(board + here.id()).contains(space);
        if (here.artifact() != 0) {
          assertThat(late).as(board + here.id()).contains(space);
          Set<Integer> back = walkable(board, space, way -> !way.lock() && !way.blockade());
          for (int pod = 0; pod < SHIP.spaces(); pod++) {
            if (SHIP.space(pod).pod() != 0) assertThat(back).contains(pod);
          }
        }
      }
    }
  }

  @Test
  void neighboursHaveOneCorridor() {
    for (int i = 0; i < Board.COUNT; i++) {
      for (int space = 0; space < SHIP.spaces(); space++) {
        List<Integer> neighbours = new ArrayList<>();
        for (Passage way : Board.of(i).from(space)) neighbours.add(way.to());
        assertThat(neighbours).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  @Rule("C11.1")
  void theLiftIsALine() {
    assertThat(Arrays.stream(SHIP.lifts()).mapToObj(i -> SHIP.space(i).id()))
        .containsExactly("cb-lift", "co-1", "co-2", "co-3", "co-4", "cm-lift");
  }

  @Test
  void freeMovesLeadToNoRewards() {
    for (int space = 0; space < SHIP.spaces(); space++) {
      Space here = SHIP.space(space);
      if (here.telepad() || here.hyperlift()) assertThat(here.reward()).isEmpty();
    }
  }
}
