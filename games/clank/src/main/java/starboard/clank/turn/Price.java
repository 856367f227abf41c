package starboard.clank.turn;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/** What is paid with, and how much is missing; words kept ready, since they are asked for often. */
enum Price {
  SKILL,
  SWORDS,
  BOOTS,
  CREDITS,
  /** Cards of the hand. */
  CARDS,
  /** Swords without which the wounds could not be borne. */
  WOUNDS;

  private static final int MOST = 16;

  private final Text[][] lacking = new Text[MOST][];

  Price() {
    String key = "refused." + name().toLowerCase(Locale.ROOT);
    for (int price = 0; price < MOST; price++) {
      lacking[price] = new Text[price];
      for (int have = 0; have < price; have++) lacking[price][have] = Text.of(key, price, have);
    }
  }

  /** Why it cannot be paid; null if it can. */
  @Nullable Text whyNot(int price, int have) {
    return have >= price ? null : lacking[price][have];
  }
}
