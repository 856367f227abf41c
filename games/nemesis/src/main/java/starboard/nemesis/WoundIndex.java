package starboard.nemesis;

import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.card.SeriousWound;
import starboard.nemesis.content.term.Effect;

/** Which quantities each serious wound changes (N16.7): most leave most of them as they are. */
public final class WoundIndex {

  private static final Quantity[] QUANTITIES = Quantity.values();

  /** By entry of the wounds: a bit per quantity. */
  private final int[] concerned;

  public WoundIndex(Section<SeriousWound> wounds) {
    concerned = new int[wounds.size()];
    for (int entry = 0; entry < concerned.length; entry++) {
      for (Effect effect : wounds.at(entry).ops()) concerned[entry] |= concernedBy(effect);
    }
  }

  private static int concernedBy(Effect effect) {
    int bits = 0;
    for (Quantity matter : QUANTITIES) {
      if (OpRule.of(effect).concerns(matter)) bits |= 1 << matter.ordinal();
    }
    return bits;
  }

  /** Whether the wound of that entry could change the answer to such a question. */
  boolean concerns(int entry, Quantity matter) {
    return (concerned[entry] >>> matter.ordinal() & 1) != 0;
  }
}
