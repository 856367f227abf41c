package starboard.lab.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Plays at many tables of a running server at once, over sockets that choose at random and take in
 * every new scene, and prints what the server bore. {@code scripts/load} starts one for it.
 *
 * <p>Arguments: address, game, tables, people per table, seconds of warm-up, seconds measured, bots
 * per table.
 */
public final class Load {

  private final String address;
  private final String game;
  private final int people;
  private final int bots;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Tally tally = new Tally();

  private Load(String address, String game, int people, int bots) {
    this.address = address;
    this.game = game;
    this.people = people;
    this.bots = bots;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Load load = new Load(args[0], args[1], Integer.parseInt(args[3]), Integer.parseInt(args[6]));
    int tables = Integer.parseInt(args[2]);
    for (int i = 0; i < tables; i++) load.open();
    Thread.sleep(Long.parseLong(args[4]) * 1000);
    Map<String, Double> before = load.metrics();
    long start = System.nanoTime();
    load.tally.begin();
    Thread.sleep(Long.parseLong(args[5]) * 1000);
    Tally.Sum sum = load.tally.end();
    double seconds = (System.nanoTime() - start) / 1e9;
    load.report(tables, seconds, sum, before, load.metrics());
    System.exit(0);
  }

  /**
   * Lays a table and sits down at its seats, beside cadets; when its game is over, another one is
   * laid.
   */
  void open() throws IOException, InterruptedException {
    ObjectNode wanted = Json.MAPPER.createObjectNode().put("game", game).put("name", "Load");
    ArrayNode list = wanted.putArray("seats");
    for (int i = 0; i < people; i++) list.addObject().put("kind", "here").put("name", "P" + i);
    for (int i = 0; i < bots; i++) list.addObject().put("kind", "bot").put("bot", "cadet");
    JsonNode laid = Json.MAPPER.readTree(body("POST", "/api/tables", wanted.toString()));
    if (!laid.path("ok").asBoolean(false)) throw new IOException("no table: " + laid);
    URI socket =
        URI.create("ws://" + address + "/api/tables/" + laid.get("table").asString() + "/live");
    for (int i = 0; i < people; i++) {
      String secret = laid.get("seats").get(i).get("secret").asString();
      new Player(client, socket, secret, i, tally, i == 0 ? this::another : () -> {}).sit();
    }
  }

  private void another() {
    var _ =
        Thread.startVirtualThread(
            () -> {
              try {
                open();
              } catch (IOException | InterruptedException refused) {
                tally.failed();
              }
            });
  }

  private String body(String method, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://" + address + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  /** What the server counts, by name and labels. */
  private Map<String, Double> metrics() throws IOException, InterruptedException {
    Map<String, Double> metrics = new TreeMap<>();
    for (String line : body("GET", "/metrics", "").split("\n", -1)) {
      int space = line.lastIndexOf(' ');
      if (line.startsWith("#") || space < 0) continue;
      metrics.put(line.substring(0, space), Double.valueOf(line.substring(space + 1)));
    }
    return metrics;
  }

  private void report(
      int tables,
      double seconds,
      Tally.Sum sum,
      Map<String, Double> before,
      Map<String, Double> after) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s: %d tables, %d sockets, %d bots, %.0f s"
            .formatted(game, tables, tables * people, tables * bots, seconds));
    lines.add("choices/s: %.0f".formatted(sum.choices() / seconds));
    lines.add("from choice to new scene: p50 %.1f ms, p99 %.1f ms".formatted(sum.p50(), sum.p99()));
    lines.add("refused: %d, failed: %d".formatted(sum.refused(), sum.failures()));
    double heap = after.getOrDefault("jvm_memory_used_bytes{area=\"heap\"}", 0.0);
    lines.add("server heap used: %.0f MiB".formatted(heap / (1 << 20)));
    for (Map.Entry<String, Double> metric : after.entrySet()) {
      String name = metric.getKey();
      boolean share = name.startsWith("starboard_cpu_seconds") || name.startsWith("starboard_work");
      if (!share && !name.startsWith("starboard_socket_c")) continue;
      double spent = metric.getValue() - before.getOrDefault(name, 0.0);
      lines.add("%s per second: %.3f".formatted(name, spent / seconds));
    }
    for (String line : lines) System.out.println(line);
  }
}
