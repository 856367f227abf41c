package starboard.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * What has changed from one JSON tree to another, as JSON itself.
 *
 * <ul>
 *   <li>Of an object: the keys whose values changed or are new; {@code $del} lists those that are
 *       gone.
 *   <li>Of a list whose elements have names of their own ({@code id}, {@code seat} or {@code n}):
 *       {@code $set} has the changed elements by name. If the list lost elements at its beginning
 *       or got some at its end, {@code $drop} says how many and {@code $add} which; if its order
 *       changed otherwise, {@code $ids} is the new order and {@code $set} has the new elements too.
 *   <li>An object in the place of a list is {@code {"$new": object}}.
 *   <li>Anything else is the new value itself.
 * </ul>
 *
 * <p>The page has the mirror of {@link #applied}.
 */
public final class Delta {
  private Delta() {}

  private static final String DEL = "$del";
  private static final String SET = "$set";
  private static final String IDS = "$ids";
  private static final String DROP = "$drop";
  private static final String ADD = "$add";
  private static final String NEW = "$new";
  private static final List<String> NAMES = List.of("id", "seat", "n");

  /** What turns one object into the other; empty if they are equal. */
  public static ObjectNode between(ObjectNode before, ObjectNode after) {
    ObjectNode patch = Json.MAPPER.createObjectNode();
    int gone = before.size();
    for (Map.Entry<String, JsonNode> field : after.properties()) {
      JsonNode old = before.get(field.getKey());
      if (old == null) {
        patch.set(field.getKey(), field.getValue());
      } else {
        put(patch, field.getKey(), old, field.getValue());
        gone--;
      }
    }
    if (gone == 0) return patch;
    ArrayNode list = patch.putArray(DEL);
    for (Map.Entry<String, JsonNode> field : before.properties()) {
      if (!after.has(field.getKey())) list.add(field.getKey());
    }
    return patch;
  }

  /** Puts what changed under that key; nothing if nothing did. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private static void put(ObjectNode into, String key, JsonNode before, JsonNode after) {
    if (before == after) return;
    if (before instanceof ObjectNode from && after instanceof ObjectNode to) {
      ObjectNode patch = between(from, to);
      if (!patch.isEmpty()) into.set(key, patch);
    } else if (before instanceof ArrayNode from && after instanceof ArrayNode to) {
      JsonNode patch = between(from, to);
      if (patch != null) into.set(key, patch);
    } else if (before.isArray() && after.isObject()) {
      into.putObject(key).set(NEW, after);
    } else if (!before.equals(after)) {
      into.set(key, after);
    }
  }

  /** What turns one list into the other, or null if they are equal. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private static @Nullable JsonNode between(ArrayNode before, ArrayNode after) {
    ObjectNode moved = moved(before, after);
    if (moved != null) return moved.isEmpty() ? null : moved;
    ObjectNode patch = Json.MAPPER.createObjectNode();
    ObjectNode set = Json.MAPPER.createObjectNode();
    if (inOrder(before, after)) {
      for (int i = 0; i < after.size(); i++) {
        if (before.get(i) == after.get(i)) continue;
        JsonNode name = Objects.requireNonNull(name(after.get(i)));
        put(set, name.asString(), before.get(i), after.get(i));
      }
      if (set.isEmpty()) return null;
      return named(before) == null ? after : patch.set(SET, set);
    }
    Map<String, JsonNode> old = named(before);
    Map<String, JsonNode> now = named(after);
    if (old == null || now == null) return before.equals(after) ? null : after;
    for (Map.Entry<String, JsonNode> element : now.entrySet()) {
      JsonNode known = old.get(element.getKey());
      if (known != null) put(set, element.getKey(), known, element.getValue());
    }
    order(patch, set, old, now, after);
    if (!set.isEmpty()) patch.set(SET, set);
    return patch.isEmpty() ? null : patch;
  }

  /** Whether what differs has names, and the same ones stand in the same places. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private static boolean inOrder(ArrayNode before, ArrayNode after) {
    if (before.isEmpty() || before.size() != after.size()) return false;
    for (int i = 0; i < before.size(); i++) {
      if (before.get(i) == after.get(i)) continue;
      JsonNode name = name(after.get(i));
      if (name == null || !name.equals(name(before.get(i)))) return false;
    }
    return true;
  }

  /**
   * The patch of a list that only lost its beginning or got more at its end; null if it did else.
   */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private static @Nullable ObjectNode moved(ArrayNode before, ArrayNode after) {
    if (before.isEmpty() || after.isEmpty()) return null;
    int drop = 0;
    while (drop < before.size() && before.get(drop) != after.get(0)) drop++;
    int kept = before.size() - drop;
    if (kept == 0 || kept > after.size()) return null;
    for (int i = 0; i < kept; i++) if (before.get(drop + i) != after.get(i)) return null;
    ObjectNode patch = Json.MAPPER.createObjectNode();
    if (drop > 0) patch.put(DROP, drop);
    if (kept < after.size()) {
      ArrayNode add = patch.putArray(ADD);
      for (int i = kept; i < after.size(); i++) add.add(after.get(i));
    }
    return patch;
  }

  private static void order(
      ObjectNode patch,
      ObjectNode set,
      Map<String, JsonNode> old,
      Map<String, JsonNode> now,
      ArrayNode after) {
    List<String> from = List.copyOf(old.keySet());
    List<String> to = List.copyOf(now.keySet());
    if (from.equals(to)) return;
    int drop = from.indexOf(to.getFirst());
    int kept = from.size() - drop;
    if (drop >= 0
        && kept <= to.size()
        && from.subList(drop, from.size()).equals(to.subList(0, kept))) {
      if (drop > 0) patch.put(DROP, drop);
      if (kept == to.size()) return;
      ArrayNode add = patch.putArray(ADD);
      for (int i = kept; i < after.size(); i++) add.add(after.get(i));
      return;
    }
    ArrayNode ids = patch.putArray(IDS);
    for (JsonNode element : after) ids.add(name(element));
    for (Map.Entry<String, JsonNode> element : now.entrySet()) {
      if (!old.containsKey(element.getKey())) set.set(element.getKey(), element.getValue());
    }
  }

  /**
   * The elements by their names, or null if some have none or two have the same, or none is there.
   */
  private static @Nullable Map<String, JsonNode> named(ArrayNode list) {
    if (list.isEmpty()) return null;
    Map<String, JsonNode> named = LinkedHashMap.newLinkedHashMap(list.size());
    for (JsonNode element : list) {
      JsonNode name = name(element);
      if (name == null || named.put(name.asString(), element) != null) return null;
    }
    return named;
  }

  private static @Nullable JsonNode name(JsonNode element) {
    for (String key : NAMES) {
      JsonNode name = element.get(key);
      if (name instanceof StringNode) return name;
      if (name != null) return name.isIntegralNumber() ? name : null;
    }
    return null;
  }

  /** The object after a change. */
  public static ObjectNode applied(ObjectNode before, ObjectNode patch) {
    ObjectNode after = Json.MAPPER.createObjectNode().setAll(before);
    for (Map.Entry<String, JsonNode> change : patch.properties()) {
      String key = change.getKey();
      JsonNode old = before.get(key);
      if (key.equals(DEL)) for (JsonNode gone : change.getValue()) after.remove(gone.asString());
      else after.set(key, old == null ? change.getValue() : applied(old, change.getValue()));
    }
    return after;
  }

  private static JsonNode applied(JsonNode before, JsonNode patch) {
    if (!(patch instanceof ObjectNode change)) return patch;
    return switch (before) {
      case ObjectNode object -> applied(object, change);
      case ArrayNode list -> applied(list, change);
      default -> patch;
    };
  }

  private static JsonNode applied(ArrayNode before, ObjectNode patch) {
    JsonNode replaced = patch.get(NEW);
    if (replaced != null) return replaced;
    ArrayNode after = Json.MAPPER.createArrayNode();
    JsonNode set = patch.path(SET);
    JsonNode ids = patch.get(IDS);
    if (ids == null) {
      for (int i = patch.path(DROP).asInt(0); i < before.size(); i++) {
        JsonNode name = set.isEmpty() ? null : name(before.get(i));
        after.add(changed(before.get(i), name == null ? null : set.get(name.asString())));
      }
      for (JsonNode added : patch.path(ADD)) after.add(added);
      return after;
    }
    Map<String, JsonNode> old = named(before);
    if (old == null) throw new IllegalArgumentException("no names in the list to be patched");
    for (JsonNode id : ids) {
      JsonNode known = old.get(id.asString());
      JsonNode change = set.get(id.asString());
      after.add(known == null ? change : changed(known, change));
    }
    return after;
  }

  private static JsonNode changed(JsonNode element, @Nullable JsonNode change) {
    return change == null ? element : applied(element, change);
  }
}
