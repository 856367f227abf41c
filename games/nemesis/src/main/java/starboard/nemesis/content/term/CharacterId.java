package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** A Character that an item belongs to: its index among the Characters, and its id. */
public record CharacterId(int index, String id) {
  public Text name() {
    return Text.of("character." + id);
  }
}
