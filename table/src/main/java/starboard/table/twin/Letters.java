package starboard.table.twin;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Words as people type them: small or capital, with or without the signs above their letters. */
final class Letters {
  private Letters() {}

  private static final Pattern SIGNS = Pattern.compile("\\p{M}+");

  /** The same words without capitals and signs. */
  static String plain(String word) {
    String parted = Normalizer.normalize(word, Normalizer.Form.NFD);
    return SIGNS.matcher(parted).replaceAll("").toLowerCase(Locale.ROOT);
  }

  /** Whether these letters are in what was said. */
  static boolean in(String said, String letters) {
    return plain(said).contains(plain(letters));
  }
}
