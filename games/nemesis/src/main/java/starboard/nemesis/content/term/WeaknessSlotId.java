package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** A place for a weakness card that an effect names: its index among the slots, and its id. */
public record WeaknessSlotId(int index, String id) {
  public Text name() {
    return Text.of("weakness-slot." + id);
  }
}
