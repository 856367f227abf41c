package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** An item that an effect names: its index among all items, and its id (N1.7). */
public record ItemId(int index, String id) {
  public Text name() {
    return Text.of("item." + id);
  }
}
