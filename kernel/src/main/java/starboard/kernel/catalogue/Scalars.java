package starboard.kernel.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * Readings of single values. What does not fit is an {@code IllegalArgumentException} whose message
 * is the sentence for people.
 */
final class Scalars {
  private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+");
  private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]+(\\.[0-9]+)?");
  private static final Pattern FLAG = Pattern.compile("true|false");

  private Scalars() {}

  /** Whether a type is read from a single value here. */
  static boolean reads(Class<?> type) {
    return type.isEnum()
        || type == String.class
        || type == int.class
        || type == Integer.class
        || type == long.class
        || type == Long.class
        || type == double.class
        || type == Double.class
        || type == boolean.class
        || type == Boolean.class;
  }

  static Object read(Class<?> type, Tree tree) {
    if (type == int.class || type == Integer.class) {
      return (int) whole(tree, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
    if (type == long.class || type == Long.class) {
      return whole(tree, Long.MIN_VALUE, Long.MAX_VALUE);
    }
    if (type == double.class || type == Double.class) {
      return Double.valueOf(plain(tree, NUMBER, Text.of("catalogue.number")));
    }
    if (type == boolean.class || type == Boolean.class) {
      return flag(tree);
    }
    return type.isEnum() ? constant(type, tree) : text(tree, Text.of("catalogue.text"));
  }

  /** Any number, word or text as it was written. */
  static String text(Tree tree, Text expected) {
    if (tree instanceof Tree.Scalar scalar && !scalar.isNull()) {
      return scalar.text();
    }
    throw unfit(expected, tree);
  }

  private static long whole(Tree tree, long min, long max) {
    String text = plain(tree, WHOLE, Text.of("catalogue.whole-number"));
    try {
      long number = Long.parseLong(text);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException _) {
      // longer than any long: told below
    }
    throw unfit(
        Sentences.about("catalogue.whole-from-to", Long.toString(min), Long.toString(max)), tree);
  }

  private static boolean flag(Tree tree) {
    return plain(tree, FLAG, Text.of("catalogue.truth")).equals("true");
  }

  private static String plain(Tree tree, Pattern pattern, Text expected) {
    if (tree instanceof Tree.Scalar scalar && pattern.matcher(scalar.text()).matches()) {
      if (scalar.plain()) {
        return scalar.text();
      }
      throw new Mistake(Text.of("catalogue.quoted", Arg.of(expected), Arg.word(scalar.text())));
    }
    throw unfit(expected, tree);
  }

  private static Object constant(Class<?> type, Tree tree) {
    String text = text(tree, Text.of("catalogue.word"));
    Map<String, Object> words = new LinkedHashMap<>();
    for (Object constant : type.getEnumConstants()) {
      words.put(word((Enum<?>) constant), constant);
    }
    Object exact = words.get(text);
    if (exact != null) {
      return exact;
    }
    for (Map.Entry<String, Object> word : words.entrySet()) {
      if (Spelling.kebab(word.getKey()).equals(Spelling.kebab(text))) {
        return word.getValue();
      }
    }
    throw new Mistake(Spelling.unknown("word", text, words.keySet()));
  }

  private static String word(Enum<?> constant) {
    try {
      Word word = constant.getDeclaringClass().getField(constant.name()).getAnnotation(Word.class);
      return word == null ? Spelling.kebab(constant.name()) : word.value();
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Mistake unfit(Text expected, Tree found) {
    return new Mistake(Sentences.expected(expected, found));
  }
}
