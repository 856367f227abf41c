package starboard.nemesis.content.term;

import java.util.Locale;

/** How constants are written in files and keys. */
public final class Spelling {

  private Spelling() {}

  /** The word of a constant: {@code ANY_ROOM} is any-room. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
