package starboard.kernel.words;

import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One pattern, ready to be said by many threads at once. */
final class Phrase {

  /** In a pattern that was said once: the place of the first argument; the next ones follow. */
  private static final char FIRST = '\uE000';

  private static final int NONE = -1;
  private static final int SEVERAL = -2;

  /** How far a phrase that counts one thing remembers what it says. */
  private static final int REMEMBERED = 32;

  private final MessageFormat pattern;
  private final boolean[] counted;

  /** The argument it counts, if it is one; NONE, or SEVERAL. */
  private final int counts;

  /** The pattern with its places open, by the number that is counted; if none is, the first. */
  private final @Nullable String[] open = new @Nullable String[REMEMBERED];

  Phrase(String pattern, Locale locale) {
    this.pattern = new MessageFormat(pattern, locale);
    Format[] formats = this.pattern.getFormatsByArgumentIndex();
    this.counted = new boolean[formats.length];
    int one = NONE;
    for (int i = 0; i < formats.length; i++) {
      counted[i] = formats[i] instanceof ChoiceFormat;
      if (counted[i]) one = one == NONE ? i : SEVERAL;
    }
    this.counts = one;
  }

  /** Whether the phrase chooses its words by this argument; else it is written as it is. */
  boolean counts(int arg) {
    return arg < counted.length && counted[arg];
  }

  String say(Object[] args) {
    String text = open(args);
    if (counted.length == 0) return text;
    StringBuilder whole = new StringBuilder(text.length() + 32);
    for (int i = 0; i < text.length(); i++) {
      int arg = text.charAt(i) - FIRST;
      if (arg < 0 || arg >= args.length) whole.append(text.charAt(i));
      else whole.append(args[arg]);
    }
    return whole.toString();
  }

  /** The pieces between the arguments, and in their places what is said of those. */
  <T> List<T> pieces(Object[] args, Function<String, T> plain, List<List<T>> said) {
    String text = open(args);
    List<T> pieces = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      int arg = text.charAt(i) - FIRST;
      if (arg < 0 || arg >= args.length) continue;
      if (i > from) pieces.add(plain.apply(text.substring(from, i)));
      pieces.addAll(said.get(arg));
      from = i + 1;
    }
    if (from < text.length()) pieces.add(plain.apply(text.substring(from)));
    return pieces;
  }

  private static String place(int arg) {
    return String.valueOf((char) (FIRST + arg));
  }

  /** The text with the places of the other arguments open; one that lacks shows as a number. */
  private String open(Object[] args) {
    int number = args.length < counted.length ? -1 : counts == NONE ? 0 : number(args);
    String known = number < 0 || number >= REMEMBERED ? null : open[number];
    if (known != null) return known;
    Object[] places = new Object[Math.min(counted.length, args.length)];
    for (int i = 0; i < places.length; i++) places[i] = counted[i] ? args[i] : place(i);
    // formats are not for several threads
    String text = ((MessageFormat) pattern.clone()).format(places);
    if (number >= 0 && number < REMEMBERED) open[number] = text;
    return text;
  }

  /** What is counted, if that is one thing; else a number that is not remembered. */
  private int number(Object[] args) {
    return counts >= 0 && args[counts] instanceof Integer one ? one : -1;
  }
}
