package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.wire.Delta;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The examples of patches that the page is tested with hold here too. */
class PatchVectorsTest {

  static Stream<JsonNode> vectors() throws IOException {
    try (InputStream in = PatchVectorsTest.class.getResourceAsStream("patch-vectors.json")) {
      if (in == null) throw new IOException("no vectors");
      return Json.MAPPER.readTree(in.readAllBytes()).valueStream();
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void aPatchTurnsBeforeIntoAfter(JsonNode vector) {
    ObjectNode before = (ObjectNode) vector.get("before");
    ObjectNode after = (ObjectNode) vector.get("after");
    assertThat(Delta.applied(before, (ObjectNode) vector.get("patch"))).isEqualTo(after);
    assertThat(Delta.applied(before, Delta.between(before, after))).isEqualTo(after);
  }
}
