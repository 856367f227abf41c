package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.nemesis.Laid.burning;
import static starboard.nemesis.Laid.closed;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.noise;
import static starboard.nemesis.Laid.stands;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What the danger layer of the board shows, to everybody the same. */
final class DangerViewTest {

  private static List<String> dangers(Scenario<Nemesis> game) {
    Widget.Map map = game.publicScene().widget(Widget.Map.class, "board");
    return Stream.concat(
            map.nodes().stream().flatMap(node -> node.marks().stream()),
            map.links().stream().flatMap(link -> link.marks().stream()))
        .filter(mark -> "danger".equals(mark.layer()))
        .map(mark -> mark.label().id())
        .toList();
  }

  @Test
  @Rule("N7.2")
  void noiseIsDangerousBesideACharacter() {
    Scenario<Nemesis> game =
        Laid.of(1).given(stands(Seat.ONE, "011")).given(noise("c-011-014", "c-001-002"));
    assertThat(dangers(game)).containsExactly("encounter-in-c-011-014");
  }

  @Test
  @Rule("N3.11")
  void intrudersStrikeWhereACharacterStands() {
    Scenario<Nemesis> game =
        Laid.of(1)
            .given(stands(Seat.ONE, "011"))
            .given(intruder("adult", "011"))
            .given(intruder("adult", "001"));
    assertThat(dangers(game)).containsExactly("strike-in-room-011");
  }

  @Test
  @Rule({"N3.8", "N9.3"})
  void fireHurtsItsRoomAndSpreadsThroughOpenDoors() {
    Scenario<Nemesis> game =
        Laid.of(1)
            .given(stands(Seat.ONE, "011"))
            .given(burning("011"))
            .given(closed("c-006-011", "c-008-011", "c-011-014"));
    assertThat(dangers(game)).containsExactly("burning-in-room-011", "fire-spread-in-c-011-015");
  }
}
