package starboard.kernel.text;

import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** One pattern, ready to be said by many threads at once. */
final class Phrase {

  /** In a pattern that was said once: the place of the first argument; the next ones follow. */
  private static final char FIRST = '\uE000';

  private final MessageFormat pattern;
  private final boolean[] counted;
  private final boolean counts;

  /** The pattern with its places open; only good if it counts nothing. */
  private final String open;

  Phrase(String pattern, Locale locale) {
    this.pattern = new MessageFormat(pattern, locale);
    Format[] formats = this.pattern.getFormatsByArgumentIndex();
    this.counted = new boolean[formats.length];
    Object[] places = new Object[formats.length];
    boolean any = false;
    for (int i = 0; i < formats.length; i++) {
      counted[i] = formats[i] instanceof ChoiceFormat;
      any |= counted[i];
      places[i] = counted[i] ? 0 : place(i);
    }
    this.counts = any;
    this.open = this.pattern.format(places);
  }

  /** Whether the phrase chooses its words by this argument; else it is written as it is. */
  boolean counts(int arg) {
    return arg < counted.length && counted[arg];
  }

  String say(Object[] args) {
    if (counts) return formatted(args);
    if (counted.length == 0) return open;
    StringBuilder whole = new StringBuilder(open.length() + 32);
    for (int i = 0; i < open.length(); i++) {
      int arg = open.charAt(i) - FIRST;
      if (arg < 0 || arg >= counted.length) whole.append(open.charAt(i));
      else if (arg < args.length) whole.append(args[arg]);
      else whole.append('{').append(arg).append('}');
    }
    return whole.toString();
  }

  /** The pieces between the arguments, and in their places what is said of those. */
  <T> List<T> pieces(Object[] args, Function<String, T> plain, List<List<T>> said) {
    Object[] places = args.clone();
    for (int i = 0; i < args.length; i++) if (!counts(i)) places[i] = place(i);
    String text = counts ? formatted(places) : open;
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

  /** Formats are not for several threads. */
  private String formatted(Object[] args) {
    return ((MessageFormat) pattern.clone()).format(args);
  }
}
