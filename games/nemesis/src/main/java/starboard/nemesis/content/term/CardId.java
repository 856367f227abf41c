package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** An action card that an effect names: its index among the action cards, and its id. */
public record CardId(int index, String id) {
  public Text name() {
    return Text.of("card." + id);
  }
}
