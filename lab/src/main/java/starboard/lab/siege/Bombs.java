package starboard.lab.siege;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Requests that were found to hurt. Each is sent once and its answer is not believed. */
record Bombs(HttpClient client, Besieged server, Game table) {

  private static final int FLOOD = 300;

  /** Choose-and-back pairs; their file is about as large as a server takes. */
  private static final int UNDOS = 3_000;

  /** Throws them all; gives the statuses that were answered. */
  List<Integer> throwAll() throws IOException, InterruptedException {
    List<Integer> statuses = new ArrayList<>();
    statuses.add(server.get("/page/" + "a/".repeat(3_900), "").statusCode());
    statuses.add(bring("{\"log\":[{\"kind\":\"opened\",\"at\":" + "7".repeat(990_000) + "}]}"));
    statuses.add(bring("[".repeat(900_000)));
    statuses.add(bring("x".repeat(990_000)));
    for (int i = 0; i < FLOOD; i++) statuses.add(server.get("/api/games", "").statusCode());
    for (int i = 0; i < FLOOD / 10; i++) stare();
    return statuses;
  }

  /** Brings two tables with thousands of undos; gives the statuses that were answered. */
  List<Integer> bringUndos() throws IOException, InterruptedException {
    String file = manyUndos();
    return List.of(bring(file), bring(file));
  }

  private int bring(String file) throws IOException, InterruptedException {
    return server.post("/api/tables/import", "", file).statusCode();
  }

  /** The log of a table at which an answer was given and taken back, thousands of times. */
  private String manyUndos() throws IOException, InterruptedException {
    ObjectNode file = (ObjectNode) Json.MAPPER.readTree(table.file(server).body());
    ArrayNode log = (ArrayNode) file.get("log");
    int answered = 0;
    while (answered < log.size() && !isAnswer(log.get(answered))) answered++;
    if (answered == log.size()) throw new IOException("nobody has answered yet");
    JsonNode answer = log.get(answered);
    while (log.size() > answered) log.remove(answered);
    for (int i = 0; i < UNDOS; i++) {
      log.add(answer);
      ObjectNode undone =
          log.addObject().put("kind", "undone").put("at", answer.get("at").asLong());
      undone.put("by", answer.get("seat").asInt()).putArray("answers").add(log.size() - 1);
    }
    return file.toString();
  }

  private static boolean isAnswer(JsonNode entry) {
    return entry.get("kind").asString().equals("answered");
  }

  /** A socket that never says hello. */
  private void stare() {
    try {
      WebSocket _ =
          client
              .newWebSocketBuilder()
              .buildAsync(server.socket(table.socket()), new WebSocket.Listener() {})
              .join();
    } catch (CompletionException refused) {
      // as it should be, sooner or later
    }
  }
}
