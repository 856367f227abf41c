package starboard.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ChangesTest {

  private static ObjectNode json(String text) {
    return (ObjectNode) Json.MAPPER.readTree(text);
  }

  private static ObjectNode holding(String who, ObjectNode board) {
    ObjectNode view = Json.MAPPER.createObjectNode().put("who", who);
    view.set("board", board);
    return view;
  }

  @Test
  void whatChangedInPartsThatTreesShareIsFoundOnce() {
    ObjectNode before = json("{\"id\":\"board\",\"fires\":1,\"doors\":2}");
    ObjectNode after = json("{\"id\":\"board\",\"fires\":3,\"doors\":2}");
    Changes changes = new Changes();
    JsonNode ada = changes.between(holding("ada", before), holding("ada", after));
    JsonNode eve = changes.between(holding("eve", before), holding("eva", after));
    assertThat(ada).isEqualTo(json("{\"board\":{\"fires\":3}}"));
    assertThat(eve).isEqualTo(json("{\"who\":\"eva\",\"board\":{\"fires\":3}}"));
    assertThat(eve.get("board")).isSameAs(ada.get("board"));
  }

  @Test
  void whatIsNewToOneHasChangedForThatOneFromWhatThatOneHad() {
    ObjectNode after = json("{\"fires\":3,\"doors\":2}");
    Changes changes = new Changes();
    assertThat(changes.between(json("{\"fires\":3,\"doors\":1}"), after))
        .isEqualTo(json("{\"doors\":2}"));
    assertThat(changes.between(json("{\"fires\":1,\"doors\":2}"), after))
        .isEqualTo(json("{\"fires\":3}"));
  }
}
