package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Rule;

/** The room tiles and printed rooms. */
class RoomsTest {
  private final Content content = BaseGame.CONTENT;

  private List<String> ids(Predicate<Room> which) {
    return content.rooms().entries().stream().filter(which).map(Room::id).toList();
  }

  @Test
  @Rule({"N1.1", "N2.1", "N2.2"})
  void elevenTilesOneAndNineTilesTwo() {
    assertThat(ids(room -> room.kind() == TileKind.ONE)).hasSize(11);
    assertThat(ids(room -> room.kind() == TileKind.TWO)).hasSize(9);
    assertThat(ids(room -> room.kind() == TileKind.SPECIAL))
        .containsExactly("cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3");
    assertThat(content.setup().roomsTwoUsed()).isEqualTo(5);
    assertThat(content.count("room-tiles-1")).isEqualTo(11);
    assertThat(content.count("room-tiles-2")).isEqualTo(9);
  }

  @Test
  @Rule("N24.9")
  void roomsThatObjectivesNeedAreTilesOne() {
    assertThat(ids(room -> room.kind() == TileKind.ONE))
        .contains(
            "comms-room",
            "laboratory",
            "nest",
            "generator",
            "surgery",
            "evacuation-section-a",
            "evacuation-section-b");
  }

  @Test
  void everyRoomActionCostsTwo() {
    assertThat(content.setup().roomActionCost()).isEqualTo(2);
    for (Room room : content.rooms()) {
      assertThat(room.actions()).allMatch(action -> action.cost() == 2);
      assertThat(room.actions().size()).as(room.id()).isLessThanOrEqualTo(1);
    }
  }

  @Test
  @Rule({"N19.13", "N19.19"})
  void cabinsAndSlimeRoomHaveNoAction() {
    assertThat(ids(room -> room.actions().size() == 0)).containsExactly("cabins", "slime-room");
    assertThat(ids(room -> !room.passiveOps().isEmpty())).containsExactly("cabins", "slime-room");
  }

  @Test
  @Rule({"N9.4", "N19.8", "N19.19"})
  void onlyNestAndSlimeRoomNeverHaveAMalfunction() {
    assertThat(ids(room -> !room.malfunctionAllowed())).containsExactly("nest", "slime-room");
  }

  @Test
  @Rule({"N18.16", "N6.13"})
  void noSearchInSpecialRoomsNestAndSlimeRoom() {
    assertThat(ids(room -> !room.search()))
        .containsExactly(
            "nest", "slime-room", "cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3");
    assertThat(ids(room -> room.colour() == RoomColour.NONE))
        .isEqualTo(ids(room -> !room.search()));
  }

  @Test
  @Rule("N19.24")
  void roomsWithAComputer() {
    assertThat(ids(Room::computer))
        .containsExactly(
            "comms-room",
            "fire-control-system",
            "generator",
            "laboratory",
            "command-center",
            "engine-control-room",
            "monitoring-room");
  }

  @Test
  @Rule("N19.25")
  void placesOneMustReallyBeInHaveNoComputer() {
    assertThat(ids(Room::computer))
        .doesNotContain("evacuation-section-a", "evacuation-section-b", "nest", "hibernatorium");
  }

  @Test
  void coloursOfRooms() {
    assertThat(ids(room -> room.colour() == RoomColour.YELLOW))
        .containsExactly(
            "comms-room",
            "fire-control-system",
            "generator",
            "airlock-control",
            "engine-control-room");
    assertThat(ids(room -> room.colour() == RoomColour.GREEN))
        .containsExactly("emergency-room", "laboratory", "surgery", "canteen");
    assertThat(ids(room -> room.colour() == RoomColour.RED))
        .containsExactly("armory", "storage", "command-center", "monitoring-room");
    assertThat(ids(room -> room.colour() == RoomColour.WHITE))
        .containsExactly(
            "evacuation-section-a",
            "evacuation-section-b",
            "cabins",
            "hatch-control-system",
            "shower-room");
  }
}
