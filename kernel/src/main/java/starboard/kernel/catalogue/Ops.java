package starboard.kernel.catalogue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which record a word of the file stands for, where an interface has several: {@code {op:
 * draw-items, draw: 2}} is {@code DrawItems(2)}. Immutable; each method gives a new one.
 *
 * @param <T> the interface that the records implement
 */
public final class Ops<T> {
  private final Class<T> type;
  private final @Nullable String key;
  private final SequencedMap<String, Class<? extends T>> records;
  private final SequencedMap<String, String> spellings;

  private Ops(
      Class<T> type, @Nullable String key, SequencedMap<String, Class<? extends T>> records) {
    this.type = type;
    this.key = key;
    this.records = records;
    SequencedMap<String, String> words = new LinkedHashMap<>();
    records.keySet().forEach(word -> words.putIfAbsent(Spelling.kebab(word), word));
    this.spellings = Collections.unmodifiableSequencedMap(words);
  }

  /**
   * The ops of an interface, chosen by the key {@code op}. Of a sealed interface they are its
   * records; else there are none yet.
   */
  public static <T> Ops<T> of(Class<T> type) {
    Ops<T> none = new Ops<>(type, "op", new LinkedHashMap<>());
    return type.isSealed() ? none.permitted(type) : none;
  }

  private Ops<T> permitted(Class<?> sealed) {
    Ops<T> ops = this;
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      ops = permitted.isSealed() ? ops.permitted(permitted) : ops.with(permitted.asSubclass(type));
    }
    return ops;
  }

  /** Chosen by the value of another key: {@code {p: signal-sent}}. */
  public Ops<T> by(String other) {
    return new Ops<>(type, other, records);
  }

  /**
   * Chosen by the only key of the mapping: {@code {draw: 2}}. Its value is the record's only
   * component, or a mapping of its components, or {@code true} if it has none. A list of such ops
   * may also be one mapping: {@code {skill: 1, draw: 2}}.
   */
  public Ops<T> byOnlyKey() {
    return new Ops<>(type, null, records);
  }

  /** Also these records, by their {@link Word} or else their name in kebab-case. */
  @SafeVarargs
  public final Ops<T> with(Class<? extends T>... more) {
    Ops<T> ops = this;
    for (Class<? extends T> record : more) {
      Word word = record.getAnnotation(Word.class);
      String name = word == null ? Spelling.kebab(record.getSimpleName()) : word.value();
      ops = ops.with(name, record);
    }
    return ops;
  }

  /** Also this record, by this word. */
  public Ops<T> with(String word, Class<? extends T> record) {
    if (!record.isRecord()) {
      throw new IllegalArgumentException(record.getName() + " is not a record");
    }
    SequencedMap<String, Class<? extends T>> more = new LinkedHashMap<>(records);
    if (more.putIfAbsent(word, record) != null) {
      throw new IllegalArgumentException("two records for the word '" + word + "'");
    }
    return new Ops<>(type, key, Collections.unmodifiableSequencedMap(more));
  }

  Class<T> type() {
    return type;
  }

  /** The key that chooses; null if it is the only key of the mapping. */
  @Nullable String key() {
    return key;
  }

  /** What such a thing is called in error messages. */
  String kind() {
    return "op".equals(key) ? "op" : Spelling.kebab(type.getSimpleName());
  }

  Set<String> words() {
    return records.keySet();
  }

  /** The word of the list that this one is, in whatever spelling. */
  @Nullable String known(String word) {
    return records.containsKey(word) ? word : spellings.get(Spelling.kebab(word));
  }

  /** The record of a known word. */
  Class<? extends T> record(String known) {
    Class<? extends T> record = records.get(known);
    if (record == null) {
      throw new IllegalArgumentException(known);
    }
    return record;
  }
}
