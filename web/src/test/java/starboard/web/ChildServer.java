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
import java.util.List;
import java.util.concurrent.TimeUnit;
import starboard.kernel.game.Games;
import starboard.table.Pace;
import starboard.table.Roster;
import starboard.table.Seeds;
import starboard.table.Tables;
import starboard.table.store.SqliteStore;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** A server in a process of its own, so that it can be killed. */
final class ChildServer implements AutoCloseable {

  private final Process process;
  final int port;

  private ChildServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ChildServer start(Path folder) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    System.getProperty("java.class.path"),
                    ChildServer.class.getName(),
                    folder.toString()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    return new ChildServer(process, Integer.parseInt(String.valueOf(out.readLine())));
  }

  long pid() {
    return process.pid();
  }

  /** Lays a table of the demo game for Ann and Ben. */
  JsonNode table(HttpClient client) throws IOException, InterruptedException {
    String wanted =
        "{\"game\":\"demo\",\"name\":\"Child\",\"seats\":[{\"kind\":\"here\",\"name\":\"Ann\"},"
            + "{\"kind\":\"here\",\"name\":\"Ben\"}]}";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
            .POST(HttpRequest.BodyPublishers.ofString(wanted))
            .build();
    return Json.MAPPER.readTree(client.send(request, HttpResponse.BodyHandlers.ofString()).body());
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

  public static void main(String[] args) throws InterruptedException {
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
    server.untilStopped(tables);
  }
}
