package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * The entries of one list of a file, in its order, found by id or index; it remembers where each
 * was written. Immutable.
 *
 * @param <T> what the entries are
 */
public final class Section<T extends Entry> implements Iterable<T> {
  private record Placed<T>(T entry, int index, Location where) {}

  private final String name;
  private final List<T> entries;

  /** The entries again: rules ask for them by index at every step. */
  private final Object[] byIndex;

  private final Map<String, Placed<T>> byId;
  private final boolean grouped;

  /**
   * The entries and their locations, in the same order. A second entry of the same id is a problem
   * and left out.
   */
  Section(
      String name, boolean grouped, List<T> entries, List<Location> locations, Problems problems) {
    this.name = name;
    this.grouped = grouped;
    List<T> kept = new ArrayList<>();
    Map<String, Placed<T>> ids = new LinkedHashMap<>();
    for (int i = 0; i < entries.size(); i++) {
      T entry = entries.get(i);
      Location where = locations.get(i);
      Placed<T> first = ids.putIfAbsent(entry.id(), new Placed<>(entry, kept.size(), where));
      if (first == null) {
        kept.add(entry);
      } else {
        problems.add(
            where,
            Text.of(
                "catalogue.duplicate-id", Arg.word(entry.id()), Arg.of(brief(first.where, where))));
      }
    }
    this.entries = List.copyOf(kept);
    this.byIndex = kept.toArray();
    this.byId = Collections.unmodifiableMap(ids);
  }

  /** A section that stands in no file, for tests and for what a game makes up itself. */
  public static <T extends Entry> Section<T> of(String name, List<T> entries) {
    Problems problems = new Problems();
    List<Location> locations =
        entries.stream().map(e -> new Location(name, 0, "'" + e.id() + "'")).toList();
    Section<T> section = new Section<>(name, false, entries, locations, problems);
    problems.raise();
    return section;
  }

  private static Text brief(Location first, Location second) {
    return first.file().equals(second.file())
        ? Text.of("catalogue.that-line", first.line())
        : first.text();
  }

  /** This section with the entries of another behind its own; no id may be in both. */
  public Section<T> plus(Section<? extends T> other) {
    List<T> all = new ArrayList<>(entries);
    List<Location> locations = new ArrayList<>();
    entries.forEach(entry -> locations.add(where(entry)));
    for (T entry : other.entries) {
      all.add(entry);
      locations.add(other.placed(entry.id()).where);
    }
    Problems problems = new Problems();
    Section<T> sum = new Section<>(name, grouped, all, locations, problems);
    problems.raise();
    return sum;
  }

  /** Its keys in the file, joined by dots: {@code action_cards}, {@code items.red}. */
  public String name() {
    return name;
  }

  /** All entries in order. */
  public List<T> entries() {
    return entries;
  }

  /** The ids of all entries in order. */
  public Collection<String> ids() {
    return byId.keySet();
  }

  /** How many entries there are. */
  public int size() {
    return entries.size();
  }

  /** The entry of that index. */
  @SuppressWarnings("unchecked") // only entries are in it
  public T at(int index) {
    return (T) byIndex[index];
  }

  /** The entry of that id, if there is one. */
  public Optional<T> find(String id) {
    Placed<T> placed = byId.get(id);
    return placed == null ? Optional.empty() : Optional.of(placed.entry);
  }

  /** The entry of an id that the code itself names. */
  public T require(String id) {
    return placed(id).entry;
  }

  /** The entry of an id that a file names; {@code where} is the entry that refers to it. */
  public T require(String id, Location where) {
    Placed<T> placed = byId.get(id);
    if (placed == null) {
      throw new CatalogueException(where, unknown(id));
    }
    return placed.entry;
  }

  /**
   * Notes a problem unless there is such an entry; {@code where} is the entry that refers to it.
   */
  public void check(String id, Location where, Problems problems) {
    if (!byId.containsKey(id)) {
      problems.add(where, unknown(id));
    }
  }

  /** The index of the entry with that id. */
  public int indexOf(String id) {
    return placed(id).index;
  }

  /** The index of an entry of this section. */
  public int indexOf(T entry) {
    return placed(entry.id()).index;
  }

  /** Where an entry of this section was written. */
  public Location where(T entry) {
    return placed(entry.id()).where;
  }

  @Override
  public Iterator<T> iterator() {
    return entries.iterator();
  }

  /** What references may mean by this section. */
  Ids known() {
    return new Ids(name, grouped, byId.keySet());
  }

  private Text unknown(String id) {
    return Spelling.unknownIn(name, id, byId.keySet());
  }

  private Placed<T> placed(String id) {
    Placed<T> placed = byId.get(id);
    if (placed == null) {
      throw new IllegalArgumentException("no '" + id + "' in section " + name);
    }
    return placed;
  }

  @Override
  public String toString() {
    return name + byId.keySet();
  }
}
