package starboard.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  static final String DEL = "$del";
  static final String SET = "$set";
  static final String IDS = "$ids";
  static final String DROP = "$drop";
  static final String ADD = "$add";
  static final String NEW = "$new";
  private static final List<String> NAMES = List.of("id", "seat", "n");

  /** What turns one object into the other; empty if they are equal. */
  public static ObjectNode between(ObjectNode before, ObjectNode after) {
    return new Changes().between(before, after);
  }

  /**
   * The elements by their names, or null if some have none or two have the same, or none is there.
   */
  static @Nullable Map<String, JsonNode> named(ArrayNode list) {
    if (list.isEmpty()) return null;
    Map<String, JsonNode> named = LinkedHashMap.newLinkedHashMap(list.size());
    for (JsonNode element : list) {
      JsonNode name = name(element);
      if (name == null || named.put(name.asString(), element) != null) return null;
    }
    return named;
  }

  static @Nullable JsonNode name(JsonNode element) {
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
