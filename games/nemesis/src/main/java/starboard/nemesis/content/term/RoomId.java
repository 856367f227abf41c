package starboard.nemesis.content.term;

import java.util.List;
import starboard.kernel.words.Text;

/** A room tile or printed room that an effect names: its index among the rooms, and its id. */
public record RoomId(int index, String id) {
  /** Whether that room is one of these. */
  public static boolean among(List<RoomId> rooms, int tile) {
    for (int i = 0; i < rooms.size(); i++) if (rooms.get(i).index == tile) return true;
    return false;
  }

  public Text name() {
    return Text.of("room." + id);
  }
}
