package starboard.kernel.catalogue;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * One reading of one file into records. Its methods give null for what could not be read, after
 * noting why; reading goes on, so that all mistakes are found.
 */
final class Binding {
  private final Binder binder;
  private final Problems problems;
  private final Map<Class<?>, Shape> shapes = new LinkedHashMap<>();
  private final Map<Class<?>, Ops<?>> ops = new LinkedHashMap<>();
  private final List<Ids> known = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();

  /** The mappings read so far, where several records share them; null if one record reads all. */
  private @Nullable Map<Tree.Fields, Mapping> shared;

  Binding(Binder binder, Problems problems) {
    this.binder = binder;
    this.problems = problems;
    binder.known().forEach(section -> known.add(section.known()));
  }

  /** The whole file as a record. */
  @Nullable Object file(Class<?> type, Tree tree, String file) {
    Object bound = record(type, tree, Spot.top(file));
    references.forEach(reference -> reference.check(known, problems));
    return bound;
  }

  /** The whole file as several records: a key is unknown that none of them asks for. */
  List<@Nullable Object> file(List<Class<? extends Record>> types, Tree tree, String file) {
    Map<Tree.Fields, Mapping> mappings = new LinkedHashMap<>();
    shared = mappings;
    List<@Nullable Object> bound = new ArrayList<>();
    for (Class<?> type : types) bound.add(record(type, tree, Spot.top(file)));
    mappings.values().forEach(this::addUnknownKeys);
    references.forEach(reference -> reference.check(known, problems));
    return bound;
  }

  private @Nullable Object value(AnnotatedType type, Tree tree, Spot spot) {
    Class<?> raw = raw(type);
    Function<String, ?> reading = binder.scalarOf(raw);
    if (reading != null && tree instanceof Tree.Scalar scalar && !scalar.isNull()) {
      return noted(() -> Objects.requireNonNull(reading.apply(scalar.text())), tree, spot);
    }
    if (Scalars.reads(raw)) {
      return scalar(raw, type.getAnnotation(Ref.class), tree, spot);
    }
    if (raw == Optional.class) {
      return Optional.ofNullable(value(argument(type, 0), tree, spot));
    }
    if (raw == OptionalInt.class) {
      Object number = scalar(int.class, null, tree, spot);
      return number == null ? null : OptionalInt.of((int) number);
    }
    if (raw == List.class) {
      return list(type, tree, spot);
    }
    if (raw == Section.class) {
      return section(type, tree, spot);
    }
    if (raw == Map.class || raw == SequencedMap.class) {
      SequencedMap<Object, Object> map = new LinkedHashMap<>();
      fill(map, type, tree, spot);
      return Collections.unmodifiableSequencedMap(map);
    }
    if (raw == SortedMap.class) {
      SortedMap<Object, Object> map = new TreeMap<>();
      fill(map, type, tree, spot);
      return Collections.unmodifiableSortedMap(map);
    }
    return raw.isRecord() ? record(raw, tree, spot) : op(opsOf(raw), tree, spot);
  }

  // ---------------------------------------------------------------- single values and collections

  private @Nullable Object scalar(Class<?> type, @Nullable Ref ref, Tree tree, Spot spot) {
    Object value = noted(() -> Scalars.read(type, tree), tree, spot);
    if (ref != null && value instanceof String id) {
      references.add(new Reference(ref, id, spot.at(tree.line())));
    }
    if (value instanceof Enum<?> constant
        && !isFor(needs(constant), "word", Spelling.kebab(constant.name()), tree, spot)) {
      return null;
    }
    return value;
  }

  private static @Nullable Needs needs(Enum<?> constant) {
    try {
      return constant.getDeclaringClass().getField(constant.name()).getAnnotation(Needs.class);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(constant + " is no constant", e);
    }
  }

  /** Whether these rules evaluate a word; else notes what it needs. */
  private boolean isFor(@Nullable Needs needs, String kind, String word, Tree tree, Spot spot) {
    if (needs == null || binder.has(needs)) {
      return true;
    }
    problems.add(
        spot.at(tree.line()),
        Text.of(
            "catalogue.needs",
            Arg.of(Sentences.kind(kind)),
            Arg.word(word),
            Arg.word(needs.value())));
    return false;
  }

  /** A value, or a note of the problem that it cannot be made. */
  private @Nullable Object noted(Supplier<?> value, Tree tree, Spot spot) {
    try {
      return value.get();
    } catch (NumberFormatException _) {
      return unfit("number", tree, spot);
    } catch (IllegalArgumentException e) {
      problems.add(spot.at(tree.line()), Mistake.of(e));
      return null;
    }
  }

  private @Nullable Object list(AnnotatedType type, Tree tree, Spot spot) {
    AnnotatedType element = argument(type, 0);
    Ops<?> byKeys = opsByKeys(raw(element));
    List<Object> values = new ArrayList<>();
    if (tree instanceof Tree.Fields fields && byKeys != null) {
      for (Tree.Field field : unignored(fields, spot)) {
        add(values, opOfField(byKeys, field, spot));
      }
    } else if (tree instanceof Tree.Items items) {
      for (Tree item : items.items()) {
        add(values, value(element, item, spot.item(item)));
      }
      if (raw(element) == String.class && spot.outside()) {
        known.add(new Ids(spot.path(), false, values.stream().map(String.class::cast).toList()));
      }
    } else if (type.isAnnotationPresent(OneOrMore.class)) {
      add(values, value(element, tree, spot));
    } else {
      return unfit("list", tree, spot);
    }
    return List.copyOf(values);
  }

  private static void add(List<Object> values, @Nullable Object value) {
    if (value != null) {
      values.add(value);
    }
  }

  private @Nullable Object section(AnnotatedType type, Tree tree, Spot spot) {
    if (!(tree instanceof Tree.Items items)) {
      return unfit("list", tree, spot);
    }
    List<Entry> entries = new ArrayList<>();
    List<Location> locations = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (Tree item : items.items()) {
      Spot inside = spot.item(item);
      if (value(argument(type, 0), item, inside) instanceof Entry entry) {
        entries.add(entry);
        locations.add(inside.at(item.line()));
        ids.add(entry.id());
      } else if (item instanceof Tree.Fields fields) {
        // its own mistakes are noted; a reference to it is none
        Optional.ofNullable(fields.text("id")).ifPresent(ids::add);
      }
    }
    known.add(new Ids(spot.path(), spot.outside(), ids));
    return new Section<>(spot.path(), spot.outside(), entries, locations, problems);
  }

  private void fill(Map<Object, Object> map, AnnotatedType type, Tree tree, Spot spot) {
    if (!(tree instanceof Tree.Fields fields)) {
      unfit("mapping", tree, spot);
      return;
    }
    boolean numbers = raw(argument(type, 0)) == Integer.class;
    for (Tree.Field field : unignored(fields, spot)) {
      Tree written = new Tree.Scalar(field.key(), numbers, field.line());
      Object key = value(argument(type, 0), written, spot);
      Object value = value(argument(type, 1), field.value(), spot.key(field.key()));
      if (key != null && value != null && map.putIfAbsent(key, value) != null) {
        problems.add(
            spot.at(field.line()), Sentences.about("catalogue.duplicate-key", field.key()));
      }
    }
  }

  private List<Tree.Field> unignored(Tree.Fields fields, Spot spot) {
    return fields.fields().values().stream()
        .filter(field -> !binder.ignores(field.key(), spot.isTop()))
        .toList();
  }

  // ---------------------------------------------------------------- records

  private @Nullable Object record(Class<?> type, Tree tree, Spot spot) {
    if (!(tree instanceof Tree.Fields fields)) {
      return unfit("mapping", tree, spot);
    }
    Mapping mapping = mapping(fields, spot);
    Object record = recordIn(type, mapping, "");
    noteUnknownKeys(mapping);
    return record;
  }

  /** A record whose keys are among those of a mapping. */
  private @Nullable Object recordIn(Class<?> type, Mapping mapping, String prefix) {
    Shape shape = shapes.computeIfAbsent(type, Shape::of);
    int before = problems.count();
    @Nullable Object[] values = new @Nullable Object[shape.parts().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = part(shape, shape.parts().get(i), mapping, prefix);
    }
    if (problems.count() > before) {
      return null;
    }
    try {
      return shape.make(values);
    } catch (IllegalArgumentException e) {
      problems.add(mapping.where(), Mistake.of(e));
      return null;
    }
  }

  private @Nullable Object part(Shape shape, Shape.Part part, Mapping mapping, String prefix) {
    Class<?> raw = raw(part.type());
    if (part.flat() != null) {
      String longer = prefix + part.flat();
      return raw.isRecord() ? recordIn(raw, mapping, longer) : opIn(opsOf(raw), mapping, longer);
    }
    String key = prefix + part.key();
    Tree tree = mapping.take(key);
    if (tree != null) {
      if (!isFor(part.needs(), "key", key, tree, mapping.spot())) {
        return null;
      }
      return value(part.type(), tree, mapping.spot().key(key));
    }
    if (part.fallback() != null) {
      return fallback(shape, part, part.fallback());
    }
    if (raw == Optional.class) {
      return Optional.empty();
    }
    if (raw == OptionalInt.class) {
      return OptionalInt.empty();
    }
    if (!part.nullable()) {
      mapping.noteMissing(key, problems);
    }
    return null;
  }

  private Object fallback(Shape shape, Shape.Part part, String text) {
    String name = "@Default of " + shape.type().getName();
    Tree tree = text.isEmpty() ? new Tree.Scalar("", false, 0) : TreeReader.read(name, text);
    Problems mistakes = new Problems();
    Object value =
        new Binding(binder, mistakes).value(part.type(), tree, Spot.top(name).key(part.key()));
    if (value == null || mistakes.count() > 0) {
      throw new IllegalArgumentException("bad " + name + ", key " + part.key() + ": " + text);
    }
    return value;
  }

  private Mapping mapping(Tree.Fields fields, Spot spot) {
    return shared == null
        ? new Mapping(fields, spot)
        : shared.computeIfAbsent(fields, _ -> new Mapping(fields, spot));
  }

  private void noteUnknownKeys(Mapping mapping) {
    if (shared == null) addUnknownKeys(mapping);
  }

  private void addUnknownKeys(Mapping mapping) {
    for (Tree.Field field : mapping.left()) {
      if (!binder.ignores(field.key(), mapping.spot().isTop())) {
        problems.add(
            mapping.spot().at(field.line()), Spelling.unknown("key", field.key(), mapping.asked()));
      }
    }
  }

  // ---------------------------------------------------------------- ops

  private @Nullable Object op(Ops<?> ops, Tree tree, Spot spot) {
    if (!(tree instanceof Tree.Fields fields)) {
      return unfit("mapping", tree, spot);
    }
    if (ops.key() == null) {
      List<Tree.Field> keys = unignored(fields, spot);
      if (keys.size() == 1) {
        return opOfField(ops, keys.getFirst(), spot);
      }
      problems.add(
          spot.at(tree.line()),
          Text.of("catalogue.one-key", Arg.word(ops.kind()), Arg.of(keys.size())));
      return null;
    }
    Mapping mapping = mapping(fields, spot);
    Object op = opIn(ops, mapping, "");
    noteUnknownKeys(mapping);
    return op;
  }

  /** An op whose keys are among those of a mapping. */
  private @Nullable Object opIn(Ops<?> ops, Mapping mapping, String prefix) {
    if (ops.key() == null) {
      throw new IllegalArgumentException(ops.kind() + " has no key of its own: it cannot be @Flat");
    }
    String key = prefix + ops.key();
    Tree tree = mapping.take(key);
    Spot spot = mapping.spot();
    if (tree == null) {
      mapping.noteMissing(key, problems);
    } else if (noted(() -> Scalars.text(tree, Text.of("catalogue.word")), tree, spot.key(key))
        instanceof String w) {
      String word = ops.known(w);
      if (word != null) {
        mapping.choose(word);
        return recordIn(ops.record(word), mapping, prefix);
      }
      problems.add(spot.at(tree.line()), Spelling.unknown(ops.kind(), w, ops.words()));
    }
    mapping.abandon();
    return null;
  }

  /** An op that is named by a key and made from its value. */
  private @Nullable Object opOfField(Ops<?> ops, Tree.Field field, Spot spot) {
    String word = ops.known(field.key());
    if (word == null) {
      problems.add(spot.at(field.line()), Spelling.unknown(ops.kind(), field.key(), ops.words()));
      return null;
    }
    Spot inside = spot.key(field.key());
    Tree tree = field.value();
    Shape shape = shapes.computeIfAbsent(ops.record(word), Shape::of);
    if (shape.parts().isEmpty()) {
      if (tree instanceof Tree.Scalar scalar && scalar.plain() && scalar.text().equals("true")) {
        return shape.make(new @Nullable Object[0]);
      }
      return unfit("true", tree, inside);
    }
    if (shape.parts().size() > 1) {
      return record(shape.type(), tree, inside);
    }
    Object only = value(shape.parts().getFirst().type(), tree, inside);
    return only == null
        ? null
        : noted(() -> shape.make(new @Nullable Object[] {only}), tree, inside);
  }

  private Ops<?> opsOf(Class<?> type) {
    Ops<?> found = findOps(type);
    if (found == null) {
      throw new IllegalArgumentException("the binder has no way to read " + type.getName());
    }
    return found;
  }

  /** The ops of a type, if they are written as {@code {word: value}}. */
  private @Nullable Ops<?> opsByKeys(Class<?> type) {
    Ops<?> found = type.isInterface() ? findOps(type) : null;
    return found != null && found.key() == null ? found : null;
  }

  private @Nullable Ops<?> findOps(Class<?> type) {
    Ops<?> found = ops.get(type);
    if (found == null) {
      found = binder.opsOf(type);
      if (found != null) {
        ops.put(type, found);
      }
    }
    return found;
  }

  // ---------------------------------------------------------------- types

  /** Something else was expected: a list, a mapping. */
  private @Nullable Object unfit(String expected, Tree found, Spot spot) {
    problems.add(
        spot.at(found.line()), Sentences.expected(Text.of("catalogue." + expected), found));
    return null;
  }

  private static Class<?> raw(AnnotatedType type) {
    return switch (type.getType()) {
      case Class<?> plain -> plain;
      case ParameterizedType generic when generic.getRawType() instanceof Class<?> raw -> raw;
      default ->
          throw new IllegalArgumentException("the binder has no way to read " + type.getType());
    };
  }

  private static AnnotatedType argument(AnnotatedType type, int index) {
    if (type instanceof AnnotatedParameterizedType generic) {
      return generic.getAnnotatedActualTypeArguments()[index];
    }
    throw new IllegalArgumentException("the binder needs to know of what " + type + " is");
  }
}
