package starboard.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Finds out what has changed from one JSON tree to another, written as {@link Delta} says. Trees
 * that share parts also share what changed in these: it is found once.
 */
public final class Changes {

  /** What has been found; little changes at once, so that it is looked through. */
  private final List<Change> found = new ArrayList<>();

  /** What turned one object into another. */
  private record Change(ObjectNode before, ObjectNode after, ObjectNode patch) {}

  /** What turns one object into the other, to be read only; empty if they are equal. */
  public synchronized ObjectNode between(ObjectNode before, ObjectNode after) {
    return once(before, after);
  }

  @SuppressWarnings("ReferenceEquality") // what is shared are the very same parts
  private ObjectNode once(ObjectNode before, ObjectNode after) {
    for (Change known : found) {
      if (known.after == after && known.before == before) return known.patch;
    }
    ObjectNode patch = patch(before, after);
    found.add(new Change(before, after, patch));
    return patch;
  }

  private ObjectNode patch(ObjectNode before, ObjectNode after) {
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
    ArrayNode list = patch.putArray(Delta.DEL);
    for (Map.Entry<String, JsonNode> field : before.properties()) {
      if (!after.has(field.getKey())) list.add(field.getKey());
    }
    return patch;
  }

  /** Puts what changed under that key; nothing if nothing did. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private void put(ObjectNode into, String key, JsonNode before, JsonNode after) {
    if (before == after) return;
    if (before instanceof ObjectNode from && after instanceof ObjectNode to) {
      ObjectNode patch = once(from, to);
      if (!patch.isEmpty()) into.set(key, patch);
    } else if (before instanceof ArrayNode from && after instanceof ArrayNode to) {
      JsonNode patch = between(from, to);
      if (patch != null) into.set(key, patch);
    } else if (before.isArray() && after.isObject()) {
      into.putObject(key).set(Delta.NEW, after);
    } else if (!before.equals(after)) {
      into.set(key, after);
    }
  }

  /** What turns one list into the other, or null if they are equal. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private @Nullable JsonNode between(ArrayNode before, ArrayNode after) {
    ObjectNode moved = moved(before, after);
    if (moved != null) return moved.isEmpty() ? null : moved;
    ObjectNode patch = Json.MAPPER.createObjectNode();
    ObjectNode set = Json.MAPPER.createObjectNode();
    if (inOrder(before, after)) {
      for (int i = 0; i < after.size(); i++) {
        if (before.get(i) == after.get(i)) continue;
        JsonNode name = Objects.requireNonNull(Delta.name(after.get(i)));
        put(set, name.asString(), before.get(i), after.get(i));
      }
      if (set.isEmpty()) return null;
      return Delta.named(before) == null ? after : patch.set(Delta.SET, set);
    }
    Map<String, JsonNode> old = Delta.named(before);
    Map<String, JsonNode> now = Delta.named(after);
    if (old == null || now == null) return before.equals(after) ? null : after;
    for (Map.Entry<String, JsonNode> element : now.entrySet()) {
      JsonNode known = old.get(element.getKey());
      if (known != null) put(set, element.getKey(), known, element.getValue());
    }
    order(patch, set, old, now, after);
    if (!set.isEmpty()) patch.set(Delta.SET, set);
    return patch.isEmpty() ? null : patch;
  }

  /** Whether what differs has names, and the same ones stand in the same places. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are shared
  private static boolean inOrder(ArrayNode before, ArrayNode after) {
    if (before.isEmpty() || before.size() != after.size()) return false;
    for (int i = 0; i < before.size(); i++) {
      if (before.get(i) == after.get(i)) continue;
      JsonNode name = Delta.name(after.get(i));
      if (name == null || !name.equals(Delta.name(before.get(i)))) return false;
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
    if (drop > 0) patch.put(Delta.DROP, drop);
    if (kept < after.size()) {
      ArrayNode add = patch.putArray(Delta.ADD);
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
      if (drop > 0) patch.put(Delta.DROP, drop);
      if (kept == to.size()) return;
      ArrayNode add = patch.putArray(Delta.ADD);
      for (int i = kept; i < after.size(); i++) add.add(after.get(i));
      return;
    }
    ArrayNode ids = patch.putArray(Delta.IDS);
    for (JsonNode element : after) ids.add(Delta.name(element));
    for (Map.Entry<String, JsonNode> element : now.entrySet()) {
      if (!old.containsKey(element.getKey())) set.set(element.getKey(), element.getValue());
    }
  }
}
