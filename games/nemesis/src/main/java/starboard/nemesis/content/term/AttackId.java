package starboard.nemesis.content.term;

import java.util.List;
import starboard.kernel.words.Text;

/** A kind of attack card that an effect names: its index among them, and its id. */
public record AttackId(int index, String id) {
  public Text name() {
    return Text.of("attack." + id);
  }

  /** Whether one of them is that kind. */
  public static boolean among(List<AttackId> cards, int index) {
    for (int i = 0; i < cards.size(); i++) if (cards.get(i).index == index) return true;
    return false;
  }
}
