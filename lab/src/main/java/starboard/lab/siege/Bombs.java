package starboard.lab.siege;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Requests that were found to hurt. Each is sent once and its answer is not believed. */
record Bombs(HttpClient client, Besieged server, String socket) {

  private static final int FLOOD = 300;

  /** Throws them all; gives the statuses that were answered. */
  List<Integer> throwAll() throws IOException, InterruptedException {
    List<Integer> statuses = new ArrayList<>();
    statuses.add(server.get("/page/" + "a/".repeat(3_900), "").statusCode());
    statuses.add(bring("{\"log\":[{\"kind\":\"opened\",\"at\":" + "7".repeat(990_000) + "}]}"));
    statuses.add(bring("[".repeat(900_000)));
    statuses.add(bring(manyUndos()));
    statuses.add(bring("x".repeat(990_000)));
    for (int i = 0; i < FLOOD; i++) statuses.add(server.get("/api/games", "").statusCode());
    for (int i = 0; i < FLOOD / 10; i++) stare();
    return statuses;
  }

  private int bring(String file) throws IOException, InterruptedException {
    return server.post("/api/tables/import", "", file).statusCode();
  }

  /** A log of answers that are given and taken back thousands of times, which no table wrote. */
  private static String manyUndos() {
    ObjectNode file = Json.MAPPER.createObjectNode().put("game", "demo");
    ArrayNode log = file.putArray("log");
    ObjectNode opened = log.addObject().put("kind", "opened").put("at", 1).put("game", "demo");
    opened.put("rules", "1").put("name", "Bomb").put("players", 2).put("seed", "7");
    opened.put("entropy", "").put("host", "").put("alwaysAsk", false).putObject("options");
    for (int i = 0; i < 2; i++) opened.withArray("seats").addObject().put("name", "");
    for (int i = 0; i < 9_000; i++) {
      log.addObject().put("kind", "undone").put("at", 1).put("by", 0).putArray("answers").add(2);
    }
    return file.toString();
  }

  /** A socket that never says hello. */
  private void stare() {
    try {
      WebSocket _ =
          client
              .newWebSocketBuilder()
              .buildAsync(server.socket(socket), new WebSocket.Listener() {})
              .join();
    } catch (CompletionException refused) {
      // as it should be, sooner or later
    }
  }
}
