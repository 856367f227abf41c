package starboard.nemesis.content.term;

import java.util.Locale;

/** How constants are written in files and keys. */
public final class Spelling {

  private Spelling() {}

  private static final ClassValue<String> WORDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return type.getSimpleName()
              .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
              .toLowerCase(Locale.ROOT);
        }
      };

  /** The word of a constant: {@code ANY_ROOM} is any-room. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The word of a record: {@code DrawItems} is draw-items. */
  public static String of(Class<?> type) {
    return WORDS.get(type);
  }
}
