package starboard.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;

/** Fields in a row behave as any map that keeps its order. */
class FewKeysTest {

  @Test
  void behavesAsAMapThatKeepsItsOrder() {
    SplittableRandom random = new SplittableRandom(7);
    for (int keys = 1; keys < 60; keys++) {
      Map<String, JsonNode> known = new LinkedHashMap<>();
      Map<String, JsonNode> few = new FewKeys();
      for (int i = 0; i < 300; i++) {
        String key = "key" + random.nextInt(keys);
        JsonNode value = IntNode.valueOf(i);
        if (random.nextInt(4) == 0) assertThat(few.remove(key)).isEqualTo(known.remove(key));
        else assertThat(few.put(key, value)).isEqualTo(known.put(key, value));
        assertThat(few.get(key)).isEqualTo(known.get(key));
        assertThat(few.containsKey(key)).isEqualTo(known.containsKey(key));
      }
      assertThat(few).isEqualTo(known).hasSameSizeAs(known);
      assertThat(few.entrySet()).containsExactlyElementsOf(known.entrySet());
      few.values().removeIf(value -> value.asInt() % 2 == 0);
      known.values().removeIf(value -> value.asInt() % 2 == 0);
      assertThat(few.entrySet()).containsExactlyElementsOf(known.entrySet());
    }
  }

  @Test
  void lacksWhatNobodyPut() {
    Map<String, JsonNode> few = new FewKeys();
    assertThat(few.get("a")).isNull();
    assertThat(few.remove("a")).isNull();
    assertThat(few).isEmpty();
  }
}
