package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Words;

/**
 * How the values of a file become records of a game. Component types may be {@code int}, {@code
 * long}, {@code double}, {@code boolean} and their boxes, {@code String} (any scalar as written),
 * enums, records, {@code List}, {@code Section}, {@code Map} (keys: texts, numbers or enums; in the
 * order of the file) and {@code SortedMap}, {@code Optional} and {@code OptionalInt}, interfaces
 * with {@link Ops}, and types with a scalar reading of their own. A key that may be absent is
 * {@code Optional}, {@code @Nullable} or has a {@link Default}. An {@code IllegalArgumentException}
 * from a record's constructor is a mistake of the file; a {@link Mistake} says it in every
 * language. Immutable; each method gives a new one.
 */
public final class Binder {
  private final List<Pattern> ignored;
  private final List<Pattern> ignoredAtTop;
  private final Map<Class<?>, Ops<?>> ops;
  private final Map<Class<?>, Function<String, ?>> scalars;
  private final List<Section<?>> known;
  private final Set<String> features;
  private final Supplier<? extends Words> words;

  private Binder(
      List<Pattern> ignored,
      List<Pattern> ignoredAtTop,
      Map<Class<?>, Ops<?>> ops,
      Map<Class<?>, Function<String, ?>> scalars,
      List<Section<?>> known,
      Set<String> features,
      Supplier<? extends Words> words) {
    this.ignored = ignored;
    this.ignoredAtTop = ignoredAtTop;
    this.ops = ops;
    this.scalars = scalars;
    this.known = known;
    this.features = features;
    this.words = words;
  }

  /** A binder that ignores nothing. */
  public static Binder strict() {
    return new Binder(
        List.of(), List.of(), Map.of(), Map.of(), List.of(), Set.of(), PhraseBook::kernel);
  }

  /**
   * Passes over keys that no record reads: {@code "note"} everywhere, {@code "*_source"} whatever
   * ends so, {@code "/components"} at the top of the file only.
   */
  public Binder ignore(String... keys) {
    List<Pattern> everywhere = new ArrayList<>(ignored);
    List<Pattern> atTop = new ArrayList<>(ignoredAtTop);
    for (String key : keys) {
      boolean top = key.startsWith("/");
      (top ? atTop : everywhere).add(glob(top ? key.substring(1) : key));
    }
    return new Binder(everywhere, atTop, ops, scalars, known, features, words);
  }

  private static Pattern glob(String key) {
    return Pattern.compile(("\\Q" + key + "\\E").replace("*", "\\E.*\\Q"));
  }

  /**
   * Reads an interface by these ops. A sealed interface chosen by the key {@code op} need not be
   * named.
   */
  public Binder ops(Ops<?> more) {
    Map<Class<?>, Ops<?>> all = new LinkedHashMap<>(ops);
    all.put(more.type(), more);
    return new Binder(ignored, ignoredAtTop, all, scalars, known, features, words);
  }

  /**
   * Reads a type from a single word, number or text; where the file has a mapping, it is still read
   * as a record or op. The reading throws an {@code IllegalArgumentException} whose message says
   * what is wrong.
   */
  public <T> Binder scalar(Class<T> type, Function<String, T> reading) {
    Map<Class<?>, Function<String, ?>> all = new LinkedHashMap<>(scalars);
    all.put(type, reading);
    return new Binder(ignored, ignoredAtTop, ops, all, known, features, words);
  }

  /** Lets references mean entries of sections that were read from other files. */
  public Binder knowing(Section<?>... sections) {
    List<Section<?>> all = new ArrayList<>(known);
    all.addAll(List.of(sections));
    return new Binder(ignored, ignoredAtTop, ops, scalars, all, features, words);
  }

  /** Reads also the words that {@linkplain Needs need} these features. */
  public Binder having(Collection<String> more) {
    Set<String> all = new LinkedHashSet<>(features);
    all.addAll(more);
    return new Binder(ignored, ignoredAtTop, ops, scalars, known, all, words);
  }

  /** Says what the {@linkplain Mistake mistakes} of the records say, the kernel's own too. */
  public Binder saying(Supplier<? extends Words> others) {
    return new Binder(ignored, ignoredAtTop, ops, scalars, known, features, others);
  }

  Supplier<? extends Words> words() {
    return words;
  }

  /** Whether a word that needs that feature may be read. */
  boolean has(Needs needs) {
    return features.contains(needs.value());
  }

  boolean ignores(String key, boolean atTop) {
    return matches(ignored, key) || (atTop && matches(ignoredAtTop, key));
  }

  private static boolean matches(List<Pattern> patterns, String key) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(key).matches());
  }

  /** The ops of an interface; null if it was not named and is not sealed. */
  @Nullable Ops<?> opsOf(Class<?> type) {
    Ops<?> named = ops.get(type);
    return named != null ? named : type.isSealed() ? Ops.of(type) : null;
  }

  @Nullable Function<String, ?> scalarOf(Class<?> type) {
    return scalars.get(type);
  }

  List<Section<?>> known() {
    return known;
  }
}
