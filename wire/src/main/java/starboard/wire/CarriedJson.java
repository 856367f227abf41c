package starboard.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Carried;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What one game hands on to the next, as JSON. */
public final class CarriedJson {
  private CarriedJson() {}

  public static ObjectNode tree(Carried carried) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    ObjectNode table = tree.putObject("table");
    carried.table().forEach(table::put);
    ArrayNode seats = tree.putArray("seats");
    for (SortedMap<String, String> values : carried.seats()) {
      ObjectNode seat = seats.addObject();
      values.forEach(seat::put);
    }
    return tree;
  }

  /** What {@link #tree} wrote; null if it is anything else. */
  static @Nullable Carried read(JsonNode tree) {
    SortedMap<String, String> table = values(tree.path("table"));
    if (table == null || !(tree.get("seats") instanceof ArrayNode given)) return null;
    List<SortedMap<String, String>> seats = new ArrayList<>();
    for (JsonNode one : given) {
      SortedMap<String, String> seat = values(one);
      if (seat == null) return null;
      seats.add(seat);
    }
    return new Carried(table, seats);
  }

  private static @Nullable SortedMap<String, String> values(JsonNode tree) {
    if (!tree.isObject()) return null;
    SortedMap<String, String> values = new TreeMap<>();
    for (Map.Entry<String, JsonNode> value : tree.properties()) {
      if (!value.getValue().isString()) return null;
      values.put(value.getKey(), value.getValue().stringValue());
    }
    return values;
  }
}
