package starboard.kernel.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * How names are spelled in Java and in files, and which known word is closest to a misspelled one.
 */
final class Spelling {
  private static final int ALL_LISTED = 10;
  private static final int CLOSEST_LISTED = 5;

  private Spelling() {}

  /**
   * The spelling of a word that all its spellings share: {@code DRAW_ITEMS}, {@code drawItems} and
   * so on: draw-items.
   */
  static String kebab(String word) {
    return humps(word).replace('_', '-').toLowerCase(Locale.ROOT);
  }

  /** A Java name as a key: {@code allowZero} is {@code allow_zero}. */
  static String snake(String name) {
    return humps(name).toLowerCase(Locale.ROOT);
  }

  private static String humps(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (i > 0 && Character.isUpperCase(c) && isSmall(name.charAt(i - 1))) {
        text.append('_');
      }
      text.append(c);
    }
    return text.toString();
  }

  private static boolean isSmall(char c) {
    return Character.isLowerCase(c) || Character.isDigit(c);
  }

  /**
   * The sentence about a word nobody knows, with the known ones: all if they are few, else the
   * closest.
   *
   * @param kind what it should have been: {@code key}, {@code word}, the kind of an op
   */
  static Text unknown(String kind, String word, Collection<String> known) {
    return Text.of(
        "catalogue.unknown-" + listed(known),
        Arg.of(Sentences.kind(kind)),
        Arg.word(word),
        Arg.word(list(word, known)));
  }

  /** The same of an id that should be in these sections. */
  static Text unknownIn(String sections, String id, Collection<String> known) {
    return Sentences.about("catalogue.unknown-id-" + listed(known), id, sections, list(id, known));
  }

  private static String listed(Collection<String> known) {
    return known.isEmpty() ? "none" : known.size() <= ALL_LISTED ? "all" : "closest";
  }

  private static String list(String word, Collection<String> known) {
    return String.join(", ", known.size() <= ALL_LISTED ? known : closest(word, known));
  }

  private static List<String> closest(String word, Collection<String> known) {
    return known.stream()
        .sorted(Comparator.comparingInt((String other) -> distance(kebab(word), kebab(other))))
        .limit(CLOSEST_LISTED)
        .toList();
  }

  /** Levenshtein's distance: letters to add, drop or change. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
