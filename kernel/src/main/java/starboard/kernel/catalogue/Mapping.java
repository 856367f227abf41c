package starboard.kernel.catalogue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A mapping of the file while records are read from it: remembers which keys were asked for. */
final class Mapping {
  private final Tree.Fields fields;
  private final Set<String> asked = new LinkedHashSet<>();
  private Spot spot;
  private boolean abandoned;

  Mapping(Tree.Fields fields, Spot spot) {
    this.fields = fields;
    this.spot = spot;
  }

  Spot spot() {
    return spot;
  }

  Location where() {
    return spot.at(fields.line());
  }

  /** The op that the mapping turned out to be. */
  void choose(String word) {
    spot = spot.chosen(word);
  }

  /** Notes that a key must be there, or must not be {@code null}. */
  void noteMissing(String key, Problems problems) {
    Tree.Field field = fields.fields().get(key);
    if (field == null) {
      problems.add(where(), Sentences.about("catalogue.missing", key));
    } else {
      problems.add(spot.at(field.line()), Sentences.about("catalogue.no-value", key));
    }
  }

  /** The value of a key; null if there is none or it is {@code null}. */
  @Nullable Tree take(String key) {
    asked.add(key);
    Tree.Field field = fields.fields().get(key);
    return field == null || field.value().isNull() ? null : field.value();
  }

  /** Nobody knows which keys belong here, for the op is unknown. */
  void abandon() {
    abandoned = true;
  }

  /** The keys that could have been there. */
  Set<String> asked() {
    return asked;
  }

  /** The fields nobody asked for. */
  List<Tree.Field> left() {
    return abandoned
        ? List.of()
        : fields.fields().values().stream().filter(field -> !asked.contains(field.key())).toList();
  }
}
