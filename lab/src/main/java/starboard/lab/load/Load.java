package starboard.lab.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Plays at many tables of a server at once, over sockets that choose at random and take in every
 * new scene, and prints what the server bore: just started, and later. It practises at another
 * server first, so that what is cold in the beginning is the server alone. {@code scripts/load}
 * runs it.
 *
 * <p>Arguments: game, tables, people per table, seconds of warm-up, seconds measured, bots per
 * table, seconds of practice, and the command line that serves.
 */
public final class Load {

  /** How long a server counts as just started. */
  private static final int FIRST = 20;

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
    int tables = Integer.parseInt(args[1]);
    int people = Integer.parseInt(args[2]);
    int warmUp = Integer.parseInt(args[3]);
    int measured = Integer.parseInt(args[4]);
    int bots = Integer.parseInt(args[5]);
    int practice = Integer.parseInt(args[6]);
    List<String> server = List.of(args).subList(7, args.length);
    if (practice > 0) {
      try (ServerProcess other = ServerProcess.start(server)) {
        new Load(other.address(), args[0], people, bots).first(tables, practice);
      }
    }
    System.out.printf(
        "%s: %d tables, %d sockets, %d bots%n", args[0], tables, tables * people, tables * bots);
    try (ServerProcess fresh = ServerProcess.start(server)) {
      System.out.printf("started in %.2f s%n", fresh.seconds());
      Load load = new Load(fresh.address(), args[0], people, bots);
      int first = Math.min(FIRST, warmUp);
      load.first(tables, first).print();
      Thread.sleep((warmUp - first) * 1000L);
      load.later(measured);
    }
    System.exit(0);
  }

  /** Plays for a while at a server that runs already. */
  public static void play(String address, String game, int tables, int people, int seconds)
      throws IOException, InterruptedException {
    new Load(address, game, people, 0).first(tables, seconds);
  }

  /** What is seen from the moment the first table is laid. */
  private Tally.Sum first(int tables, int seconds) throws IOException, InterruptedException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    tally.begin();
    for (int i = 0; i < tables; i++) open();
    Thread.sleep(Math.max(0, end - System.nanoTime()) / 1_000_000);
    return tally.end();
  }

  private void later(int seconds) throws IOException, InterruptedException {
    Map<String, Double> before = metrics();
    tally.begin();
    Thread.sleep(seconds * 1000L);
    Tally.Sum sum = tally.end();
    sum.print();
    print(sum, before, metrics());
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

  /** Where the server's processor time went, per choice. */
  private static void print(Tally.Sum sum, Map<String, Double> before, Map<String, Double> after) {
    double heap = after.getOrDefault("jvm_memory_used_bytes{area=\"heap\"}", 0.0);
    System.out.printf("server heap used: %.0f MiB%n", heap / (1 << 20));
    double threads = 0;
    for (Map.Entry<String, Double> metric : after.entrySet()) {
      String name = metric.getKey();
      double spent = metric.getValue() - before.getOrDefault(name, 0.0);
      double each = spent / Math.max(1, sum.choices());
      if (name.startsWith("starboard_cpu")) threads += each;
      boolean time = name.contains("_cpu_seconds") || name.startsWith("starboard_work_seconds");
      if (time) System.out.printf("%s per choice: %.3f ms%n", name, each * 1000);
      else if (name.startsWith("starboard_socket_c")) {
        System.out.printf("%s per choice: %.0f%n", name, each);
      }
    }
    System.out.printf("server processor time per choice: %.3f ms%n", threads * 1000);
  }
}
