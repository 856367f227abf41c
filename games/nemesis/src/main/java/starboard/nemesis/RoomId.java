package starboard.nemesis;

import starboard.kernel.Text;

/** A room tile or printed room that an effect names: its index among the rooms, and its id. */
public record RoomId(int index, String id) {
  public Text name() {
    return Text.of("room." + id);
  }
}
