package starboard.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Games;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.secret.Seeds;
import starboard.table.store.MemoryStore;
import starboard.table.store.Store;
import starboard.table.work.Pace;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A server on a free port, and how to talk to it. */
final class Hosted implements AutoCloseable {

  final HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();
  private final Tables tables;
  private final Server server;

  /** Its bots do not wait for people to follow, and its chance is the same in every run. */
  private Hosted(String host, Limits limits, Proxies proxies, Store store) {
    Roster roster = new Roster(Roster.OWN);
    Games games = Games.registered();
    Pace pace = new Pace(Duration.ZERO, Duration.ofMinutes(2), Pace.STANDARD.idle());
    tables = new Tables(games, roster, store, Clock.systemUTC(), pace, Seeds.from(1));
    Settings settings = new Settings(host, 0, null, limits, proxies);
    server = Server.start(settings, games, roster, tables);
  }

  static Hosted standard() {
    return with(Limits.STANDARD);
  }

  static Hosted with(Limits limits) {
    return behind(limits, Proxies.NONE);
  }

  /** One with proxies in front of it. */
  static Hosted behind(Limits limits, Proxies proxies) {
    return new Hosted("127.0.0.1", limits, proxies, new MemoryStore());
  }

  /** One that listens there. */
  static Hosted at(String host) {
    return new Hosted(host, Limits.STANDARD, Proxies.NONE, new MemoryStore());
  }

  String address() {
    return "127.0.0.1:" + server.port();
  }

  HttpResponse<String> get(String path, String... headers) {
    return send(headers(HttpRequest.newBuilder(uri(path)), headers).GET().build());
  }

  HttpResponse<String> post(String path, String body, String... headers) {
    HttpRequest.Builder request = headers(HttpRequest.newBuilder(uri(path)), headers);
    return send(request.POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  HttpResponse<String> send(HttpRequest request) {
    try {
      return client.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException lost) {
      throw new UncheckedIOException(lost);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  URI uri(String path) {
    return URI.create("http://" + address() + path);
  }

  private static HttpRequest.Builder headers(HttpRequest.Builder request, String... headers) {
    return headers.length == 0 ? request : request.headers(headers);
  }

  static JsonNode json(HttpResponse<String> response) {
    return Json.MAPPER.readTree(response.body());
  }

  /** A table of so many people, who all get their secrets at once. */
  Laid table(String game, int people, int bots) {
    ObjectNode wanted = wanted(game);
    ArrayNode seats = wanted.withArray("seats");
    for (int i = 0; i < people; i++) seats.addObject().put("kind", "here").put("name", "P" + i);
    for (int i = 0; i < bots; i++) {
      seats.addObject().put("kind", "bot").put("name", "Robo").put("bot", "random");
    }
    return new Laid(json(post("/api/tables", wanted.toString())));
  }

  /** A table with no seats yet. */
  static ObjectNode wanted(String game) {
    return Json.MAPPER.createObjectNode().put("game", game).put("name", "Friday");
  }

  /** The answer to laying a table. */
  record Laid(JsonNode answer) {
    String id() {
      return answer.path("table").asString();
    }

    String host() {
      return answer.path("host").asString();
    }

    String secret(int seat) {
      return answer.path("seats").path(seat).path("secret").asString();
    }
  }

  Guest guest(String table) {
    return new Guest(client, live(table));
  }

  /** Somebody whose browser shows a page of that origin. */
  Guest guest(String table, String origin) {
    return new Guest(client, live(table), "Origin", origin);
  }

  private URI live(String table) {
    return URI.create("ws://" + address() + "/api/tables/" + table + "/live");
  }

  /** Somebody at that seat who has said hello and was shown the table. */
  Guest seated(Laid laid, @Nullable Integer seat, String language) {
    Guest guest = guest(laid.id());
    guest.hello(seat == null ? null : laid.secret(seat), seat, language);
    return guest;
  }

  @Override
  public void close() {
    server.close();
    tables.close();
    client.close();
  }
}
