package starboard.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import starboard.kernel.game.Games;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.secret.Seeds;
import starboard.table.store.SqliteStore;
import starboard.table.work.Pace;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** A server in a process of its own, so that it can be killed. */
final class ChildServer implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Process process;
  final int port;

  private ChildServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ChildServer start(Path folder) throws IOException {
    return start(List.of(), ProcessBuilder.Redirect.INHERIT, folder.toString());
  }

  /** One that writes its log into a file. */
  static ChildServer start(Path folder, Path log) throws IOException {
    return start(List.of(), ProcessBuilder.Redirect.to(log.toFile()), folder.toString());
  }

  /** One that has so little memory, and uses it up when it is told to. */
  static ChildServer startWith(String memory, Path folder, Path log) throws IOException {
    List<String> options = List.of("-Xmx" + memory, "-XX:+UseSerialGC");
    return start(options, ProcessBuilder.Redirect.to(log.toFile()), folder.toString(), BALLAST);
  }

  private static ChildServer start(
      List<String> options, ProcessBuilder.Redirect log, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(ChildServer.class.getName());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectError(log).start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    return new ChildServer(process, Integer.parseInt(String.valueOf(out.readLine())));
  }

  private static final String BALLAST = "ballast";
  private static final List<byte[]> HELD = new ArrayList<>();

  /** Waits for a sign, then leaves next to nothing of the memory for others. */
  private static void fillTheMemory() throws IOException {
    int _ = System.in.read();
    for (int size = 1 << 20; size >= 1 << 10; size >>= 1) {
      try {
        while (true) HELD.add(new byte[size]);
      } catch (OutOfMemoryError full) {
        // smaller pieces may still fit
      }
    }
  }

  /** What a server with ballast waits for. */
  void takeTheMemory() throws IOException {
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
  }

  /** How it ended; fails if it goes on. */
  int awaitEnd() throws InterruptedException {
    if (!process.waitFor(1, TimeUnit.MINUTES)) throw new AssertionError("the server goes on");
    return process.exitValue();
  }

  boolean alive() {
    return process.isAlive();
  }

  HttpResponse<String> get(HttpClient client, String path)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(uri(path)).timeout(PATIENCE).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  HttpResponse<String> post(HttpClient client, String path, String body)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(uri(path))
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  private URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  long pid() {
    return process.pid();
  }

  /** Lays a table of the demo game for Ann and Ben. */
  JsonNode table(HttpClient client) throws IOException, InterruptedException {
    String wanted =
        "{\"game\":\"demo\",\"name\":\"Child\",\"seats\":[{\"kind\":\"here\",\"name\":\"Ann\"},"
            + "{\"kind\":\"here\",\"name\":\"Ben\"}]}";
    return Json.MAPPER.readTree(post(client, "/api/tables", wanted).body());
  }

  /** Somebody at that seat who has said hello and was shown the table. */
  Guest sit(HttpClient client, JsonNode laid, int seat) {
    String path = "/api/tables/" + laid.get("table").asString() + "/live";
    Guest guest = new Guest(client, URI.create("ws://127.0.0.1:" + port + path));
    guest.hello(laid.get("seats").get(seat).get("secret").asString(), seat, "en");
    return guest;
  }

  /** SIGKILL: no goodbye, no flushing. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** SIGTERM: it may say goodbye. */
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(1, TimeUnit.MINUTES)) throw new AssertionError("the server does not stop");
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Games games = Games.registered();
    Roster roster = new Roster(Roster.OWN);
    Tables tables =
        new Tables(
            games,
            roster,
            SqliteStore.in(Path.of(args[0])),
            Clock.systemUTC(),
            Pace.STANDARD,
            Seeds.from(1));
    Server server = Server.start(Settings.local(), games, roster, tables);
    new PrintStream(System.out, true, StandardCharsets.UTF_8).println(server.port());
    if (args.length > 1) fillTheMemory();
    server.untilStopped(tables);
  }
}
