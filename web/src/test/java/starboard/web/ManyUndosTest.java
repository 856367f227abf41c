package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tables at which an answer was given and taken back thousands of times hold nobody else up. */
class ManyUndosTest {

  private static final int UNDOS = 3_000;

  /** Of health; people wait for two seconds, a build machine may be busy with other things. */
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(5);

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void healthAnswersWhileTheyAreBroughtAndWhileTheyAreLoaded(@TempDir Path folder)
      throws IOException, InterruptedException {
    List<String> tables;
    try (ChildServer server = ChildServer.start(folder)) {
      String file = manyUndos(server);
      assertThat(file.length()).isBetween(300_000, 1_000_000);
      var brought = List.of(bring(server, file), bring(server, file));
      requireHealth(server, brought);
      tables = brought.stream().map(one -> json(one).get("table").asString()).toList();
      server.kill();
    }
    try (ChildServer server = ChildServer.start(folder)) {
      var shown = tables.stream().map(id -> get(server, "/api/tables/" + id + "/view")).toList();
      requireHealth(server, shown);
      for (var one : shown) assertThat(json(one).get("entry").intValue()).isGreaterThan(2 * UNDOS);
    }
  }

  /** Until these are answered, and some times more. */
  private void requireHealth(ChildServer server, List<CompletableFuture<HttpResponse<String>>> done)
      throws IOException, InterruptedException {
    for (int after = 0; after < 5; ) {
      long asked = System.nanoTime();
      assertThat(server.get(client, "/health").statusCode()).isEqualTo(200);
      assertThat(Duration.ofNanos(System.nanoTime() - asked)).isLessThan(LONGEST_SILENCE);
      if (done.stream().allMatch(CompletableFuture::isDone)) after++;
    }
    for (var one : done) assertThat(one.join().statusCode()).as(one.join().body()).isEqualTo(200);
  }

  private static JsonNode json(CompletableFuture<HttpResponse<String>> answer) {
    return Json.MAPPER.readTree(answer.join().body());
  }

  private CompletableFuture<HttpResponse<String>> bring(ChildServer server, String file) {
    HttpRequest request =
        HttpRequest.newBuilder(uri(server, "/api/tables/import"))
            .POST(HttpRequest.BodyPublishers.ofString(file))
            .build();
    return client.sendAsync(request, HttpResponse.BodyHandlers.ofString());
  }

  private CompletableFuture<HttpResponse<String>> get(ChildServer server, String path) {
    HttpRequest request = HttpRequest.newBuilder(uri(server, path)).build();
    return client.sendAsync(request, HttpResponse.BodyHandlers.ofString());
  }

  private static URI uri(ChildServer server, String path) {
    return URI.create("http://127.0.0.1:" + server.port + path);
  }

  /** A table's file: its last answer was given and taken back, again and again. */
  private String manyUndos(ChildServer server) throws IOException, InterruptedException {
    JsonNode laid = server.table(client);
    List<Guest> players = List.of(server.sit(client, laid, 0), server.sit(client, laid, 1));
    PlayTest.play(players, new Random(5), 3);
    HttpRequest export =
        HttpRequest.newBuilder(
                uri(server, "/api/tables/" + laid.get("table").asString() + "/export"))
            .header("Authorization", "Bearer " + laid.get("host").asString())
            .build();
    String whole = client.send(export, HttpResponse.BodyHandlers.ofString()).body();
    ObjectNode file = (ObjectNode) Json.MAPPER.readTree(whole);
    ArrayNode log = (ArrayNode) file.get("log");
    while (!log.get(log.size() - 1).get("kind").asString().equals("answered")) {
      log.remove(log.size() - 1);
    }
    JsonNode answer = log.get(log.size() - 1);
    log.remove(log.size() - 1);
    for (int i = 0; i < UNDOS; i++) {
      log.add(answer);
      ObjectNode undone =
          log.addObject().put("kind", "undone").put("at", answer.get("at").asLong());
      undone.put("by", answer.get("seat").asInt()).putArray("answers").add(log.size() - 1);
    }
    return file.toString();
  }
}
