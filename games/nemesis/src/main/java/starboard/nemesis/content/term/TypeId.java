package starboard.nemesis.content.term;

import java.util.List;
import starboard.kernel.words.Text;

/** A type of Intruder that an effect names: its index among the types, and its id. */
public record TypeId(int index, String id) {
  public Text name() {
    return Text.of("type." + id);
  }

  /** One bit per type in the list. */
  public static int mask(List<TypeId> types) {
    int mask = 0;
    for (TypeId type : types) mask |= 1 << type.index;
    return mask;
  }
}
