package starboard.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What changed between two trees turns the one into the other. */
class DeltaTest {

  private static JsonNode any(Random random, int depth) {
    return switch (random.nextInt(depth > 3 ? 3 : 6)) {
      case 0 -> Json.MAPPER.getNodeFactory().numberNode(random.nextInt(3));
      case 1 -> Json.MAPPER.getNodeFactory().stringNode("text " + random.nextInt(3));
      case 2 -> Json.MAPPER.nullNode();
      case 3 -> object(random, depth);
      case 4 -> named(random, depth);
      default -> list(random, depth);
    };
  }

  private static ObjectNode object(Random random, int depth) {
    ObjectNode object = Json.MAPPER.createObjectNode();
    for (String key : new String[] {"a", "b", "c", "d"}) {
      if (random.nextBoolean()) object.set(key, any(random, depth + 1));
    }
    return object;
  }

  private static ArrayNode list(Random random, int depth) {
    ArrayNode list = Json.MAPPER.createArrayNode();
    for (int i = random.nextInt(4); i > 0; i--) list.add(any(random, depth + 1));
    return list;
  }

  /** A list of things with names, now and then one name twice. */
  private static ArrayNode named(Random random, int depth) {
    ArrayNode list = Json.MAPPER.createArrayNode();
    int first = random.nextInt(4);
    boolean ordered = random.nextBoolean();
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      ObjectNode element = object(random, depth + 1);
      int name = ordered ? first + i : random.nextInt(6);
      if (random.nextInt(3) == 0) element.put("n", name);
      else element.put("id", "x" + name);
      list.add(element);
    }
    return list;
  }

  @Test
  void whatChangedTurnsOneTreeIntoTheOther() {
    for (int seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      ObjectNode before = object(random, 0);
      ObjectNode after = random.nextBoolean() ? object(random, 0) : changed(before, random);
      ObjectNode patch = Delta.between(before, after);
      JsonNode sent = Json.MAPPER.readTree(patch.toString());
      assertThat(Delta.applied(before, (ObjectNode) sent))
          .as("seed %s: %s to %s by %s", seed, before, after, patch)
          .isEqualTo(after);
      assertThat(Delta.between(after, after.deepCopy())).isEmpty();
    }
  }

  private static ObjectNode changed(ObjectNode before, Random random) {
    ObjectNode after = before.deepCopy();
    for (JsonNode inside : after) {
      if (inside instanceof ArrayNode list && !list.isEmpty() && random.nextBoolean()) {
        list.remove(random.nextInt(list.size()));
        if (random.nextBoolean()) list.addAll(named(random, 2));
      } else if (inside instanceof ObjectNode object) {
        object.put("a", random.nextInt(3));
      }
    }
    return after;
  }
}
