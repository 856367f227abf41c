package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A file somebody has changed is refused, or becomes a table that can be looked at. */
class DamagedFilesTest {

  private static final List<JsonNode> ODD =
      List.of(
          Json.MAPPER.getNodeFactory().numberNode(-1),
          Json.MAPPER.getNodeFactory().numberNode(77),
          Json.MAPPER.getNodeFactory().numberNode(Long.MAX_VALUE),
          Json.MAPPER.getNodeFactory().stringNode("odd"),
          Json.MAPPER.getNodeFactory().stringNode(""),
          Json.MAPPER.createArrayNode(),
          Json.MAPPER.createArrayNode().add(77),
          Json.MAPPER.createObjectNode());

  /** A table at which everything has happened that an entry can tell. */
  private static String file(Hosted host) {
    Hosted.Laid laid = host.table("demo", 2, 1);
    Guest ann = host.seated(laid, 0, "en");
    Guest ben = host.seated(laid, 1, "en");
    PlayTest.play(List.of(ann, ben), new Random(3), 6);
    order(ann, "{\"cmd\":\"chat\",\"seat\":0,\"text\":\"Hm.\"}");
    order(ben, "{\"cmd\":\"chat\",\"seat\":1,\"quick\":\"hello\"}");
    int refused = order(ann, "{\"cmd\":\"undo\",\"seat\":0,\"to\":1}");
    order(ben, "{\"cmd\":\"refuse\",\"seat\":1,\"request\":" + refused + "}");
    int request = order(ann, "{\"cmd\":\"undo\",\"seat\":0,\"to\":1}");
    order(ben, "{\"cmd\":\"agree\",\"seat\":1,\"request\":" + request + "}");
    order(ben, "{\"cmd\":\"pause\"}");
    order(ben, "{\"cmd\":\"resume\"}");
    order(ben, "{\"cmd\":\"rename\",\"seat\":1,\"name\":\"Bob\"}");
    order(ben, "{\"cmd\":\"reactions\",\"seat\":1,\"kind\":\"all\",\"setting\":\"always\"}");
    order(ben, "{\"cmd\":\"hand\",\"seat\":1,\"bot\":\"random\"}");
    return host.get(
            "/api/tables/" + laid.id() + "/export", "Authorization", "Bearer " + laid.host())
        .body();
  }

  /** The entry that tells of it. */
  private static int order(Guest by, String command) {
    JsonNode answer = by.ask((ObjectNode) Json.MAPPER.readTree(command));
    assertThat(answer.path("ok").asBoolean()).as(command).isTrue();
    return answer.path("entry").asInt();
  }

  @Test
  void everyOddValueIsBorne() {
    try (Hosted host = Hosted.with(new Limits(1_000_000, 65_536, 100_000, 100_000, 1_000, 100))) {
      ObjectNode file = (ObjectNode) Json.MAPPER.readTree(file(host));
      List<String> faults = new ArrayList<>();
      ArrayNode log = (ArrayNode) file.get("log");
      List<String> kinds = new ArrayList<>();
      for (int i = 0; i < log.size(); i++) {
        ObjectNode entry = (ObjectNode) log.get(i);
        String kind = entry.get("kind").asString();
        if (kinds.contains(kind)) continue;
        kinds.add(kind);
        for (Map.Entry<String, JsonNode> field : entry.deepCopy().properties()) {
          for (JsonNode odd : ODD) {
            entry.set(field.getKey(), odd);
            String what = kind + "." + field.getKey() + " = " + odd;
            bring(host, file, what, faults);
          }
          entry.remove(field.getKey());
          bring(host, file, "no " + kind + "." + field.getKey(), faults);
          entry.set(field.getKey(), field.getValue());
        }
      }
      assertThat(kinds).contains("opened", "answered", "undone", "paused", "handed", "undo-agreed");
      assertThat(faults).isEmpty();
    }
  }

  private static void bring(Hosted host, ObjectNode file, String what, List<String> faults) {
    HttpResponse<String> brought = host.post("/api/tables/import", file.toString());
    if (brought.statusCode() >= 500) faults.add(what + ": " + brought.body());
    if (brought.statusCode() != 200) return;
    String table = Hosted.json(brought).path("table").asString();
    HttpResponse<String> view = host.get("/api/tables/" + table + "/view");
    if (view.statusCode() != 200) faults.add(what + ": cannot be shown");
  }
}
