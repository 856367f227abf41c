package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** What enemies try. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class HostileTest {

  private static final String TABLE =
      "{\"game\":\"demo\",\"name\":\"Another\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}";

  /** Whatever is posted. */
  private static final List<String> POSTED =
      List.of(
          "/api/commitment",
          "/api/qr",
          "/api/tables",
          "/api/tables/guided",
          "/api/tables/recover",
          "/api/tables/import",
          "/api/tables/x/claim",
          "/api/tables/x/branch",
          "/api/tables/x/do",
          "/api/tables/x/ask");

  private static String code(HttpResponse<String> answer) {
    return Hosted.json(answer).at("/error/code").asString();
  }

  @Test
  void aPathOfManyFoldersIsSimplyNotThere() {
    try (Hosted host = Hosted.standard()) {
      assertThat(host.get("/page/" + "a/".repeat(3_900)).statusCode()).isEqualTo(404);
      assertThat(host.get("/page/" + "a/".repeat(90) + "x.js").statusCode()).isEqualTo(404);
      assertThat(host.get("/page/app.js").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void anotherSitesPageNeitherPostsNorListens() {
    try (Hosted host = Hosted.standard()) {
      HttpResponse<String> foreign =
          host.post("/api/tables", TABLE, "Origin", "https://elsewhere.example");
      assertThat(foreign.statusCode()).isEqualTo(403);
      assertThat(code(foreign)).isEqualTo("foreign-origin");
      for (String odd : List.of("null", "::", "http://127.0.0.1:1")) {
        assertThat(host.post("/api/tables", TABLE, "Origin", odd).statusCode()).isEqualTo(403);
      }
      for (String route : POSTED) {
        HttpResponse<String> there = host.post(route, "{}", "Origin", "https://elsewhere.example");
        assertThat(code(there)).as(route).isEqualTo("foreign-origin");
      }
      String own = "http://" + host.address();
      assertThat(host.post("/api/tables", TABLE, "Origin", own).statusCode()).isEqualTo(200);
      assertThat(host.post("/api/tables", TABLE).statusCode()).isEqualTo(200);
      Hosted.Laid laid = host.table("demo", 2, 0);
      Guest spy = host.guest(laid.id(), "https://elsewhere.example");
      assertThat(spy.awaitClose()).isEqualTo(4000);
      assertThat(spy.answers().getFirst().at("/error/code").asString()).isEqualTo("foreign-origin");
      Guest friend = host.guest(laid.id(), own);
      friend.hello(laid.secret(0), 0, "en");
    }
  }

  @Test
  void aRefusalForTooManyCommandsCarriesItsRef() {
    try (Hosted host = Hosted.with(new Limits(1_000_000, 65_536, 100, 1_000, 5, 100))) {
      Guest guest = host.seated(host.table("demo", 2, 0), 0, "en");
      for (int i = 0; i < 20; i++) guest.text("{\"cmd\":\"ping\",\"ref\":\"r" + i + "\"}");
      guest.await(_ -> guest.answers().size() > 20);
      List<JsonNode> refused =
          guest.answers().stream().filter(a -> a.toString().contains("too-many")).toList();
      assertThat(refused).isNotEmpty().allMatch(answer -> answer.has("ref"));
    }
  }

  @Test
  void aSocketThatNeverSaysHelloIsClosed() {
    Limits quick = Limits.STANDARD.withHello(Duration.ofMillis(300));
    try (Hosted host = Hosted.with(quick)) {
      Hosted.Laid laid = host.table("demo", 2, 0);
      Guest silent = host.guest(laid.id());
      assertThat(silent.awaitClose()).isPositive();
      Guest talkative = host.guest(laid.id());
      long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
      while (talkative.closed() < 0 && System.nanoTime() < end) {
        int heard = talkative.answers().size();
        var _ = talkative.socket().sendText("{\"cmd\":\"ping\"}", true);
        while (talkative.answers().size() == heard && talkative.closed() < 0) Thread.onSpinWait();
      }
      assertThat(talkative.closed()).isEqualTo(4001);
      Guest polite = host.seated(laid, 0, "en");
      polite.ask(Json.MAPPER.createObjectNode().put("cmd", "ping"));
      assertThat(polite.closed()).isNegative();
    }
  }

  @Test
  void linesThatSayNothingAreLimitedToo() throws IOException {
    try (Hosted host = Hosted.with(Limits.STANDARD.withLines(20))) {
      List<Socket> lines = new ArrayList<>();
      int cut = 0;
      for (int i = 0; i < 40; i++) {
        Socket line = new Socket(InetAddress.getLoopbackAddress(), host.uri("/").getPort());
        line.setSoTimeout(i < 20 ? 1 : 20_000);
        lines.add(line);
        if (i >= 20 && line.getInputStream().read() < 0) cut++;
      }
      assertThat(cut).isEqualTo(20);
      for (Socket line : lines) line.close();
      while (host.get("/health").statusCode() != 200) Thread.onSpinWait();
    }
  }

  /** Each import is kept for ever: there is a bound to what one address fills the disk with. */
  @Test
  void oneAddressDoesNotFillTheDisk() {
    try (Hosted host = Hosted.with(Limits.STANDARD.withKept(1, 100_000))) {
      int laid = 0;
      HttpResponse<String> answer = host.post("/api/tables", TABLE);
      for (; answer.statusCode() == 200; answer = host.post("/api/tables", TABLE)) laid++;
      assertThat(laid).isBetween(10, 100);
      assertThat(code(answer)).isEqualTo("too-many");
      assertThat(host.post("/api/tables/import", "x".repeat(90_000)).statusCode()).isEqualTo(429);
      assertThat(host.get("/health").statusCode()).isEqualTo(200);
    }
  }

  /**
   * A file takes five times its size of memory while it is read, so few are read at a time; and of
   * one address fewer, so that who does not end theirs keeps nobody else waiting.
   */
  @Test
  void fewFilesAreReadAtATimeAndFewerOfOneAddress() throws IOException {
    try (Hosted host = Hosted.behind(Limits.STANDARD, Proxies.at(List.of("127.0.0.1")))) {
      List<Socket> halves = new ArrayList<>();
      int senders = 0;
      for (; !isFull(host, "198.51.100.200"); senders++) {
        String sender = "198.51.100." + senders;
        int before = halves.size();
        while (!isFull(host, sender)) {
          assertThat(halves).hasSizeLessThan(20);
          halves.add(half(host.uri("/").getPort(), sender));
        }
        assertThat(halves).as("of one address").hasSizeLessThanOrEqualTo(before + 2);
      }
      assertThat(senders).isGreaterThan(1);
      for (Socket half : halves) half.close();
      while (isFull(host, "198.51.100.200")) Thread.onSpinWait();
      assertThat(host.get("/health").statusCode()).isEqualTo(200);
    }
  }

  private static boolean isFull(Hosted host, String sender) {
    HttpResponse<String> answer = host.post("/api/tables/import", "{}", "X-Forwarded-For", sender);
    boolean full = code(answer).equals("too-many");
    if (full) assertThat(answer.statusCode()).isEqualTo(429);
    return full;
  }

  /** Who sends a little now and then does so for a while only. */
  @Test
  void aFileIsSentInTime() throws IOException {
    try (Hosted host = Hosted.with(Limits.STANDARD.withSending(Duration.ofMillis(300)));
        Socket slow = half(host.uri("/").getPort(), "198.51.100.1")) {
      slow.setSoTimeout(1);
      boolean open = true;
      while (open) open = goesOn(slow);
    }
  }

  /** Sends one byte more and reads one, if there is any; whether the line is still open. */
  private static boolean goesOn(Socket line) {
    try {
      line.getOutputStream().write('{');
      line.getOutputStream().flush();
      return line.getInputStream().read() >= 0;
    } catch (SocketTimeoutException quiet) {
      return true;
    } catch (IOException cut) {
      return false;
    }
  }

  /** Each look is a whole view. */
  @Test
  void looksCountAsRequests() {
    try (Hosted host = Hosted.with(new Limits(1_000_000, 65_536, 1, 40, 1_000, 100))) {
      Guest guest = host.seated(host.table("demo", 2, 0), 0, "en");
      for (int i = 0; i < 80; i++)
        guest.text("{\"cmd\":\"look\",\"viewer\":0,\"ref\":\"r" + i + "\"}");
      guest.await(_ -> guest.answers().size() > 80);
      assertThat(guest.answers().stream().filter(one -> one.toString().contains("too-many")))
          .hasSizeBetween(30, 80)
          .allMatch(answer -> answer.has("ref"));
      assertThat(host.get("/health").statusCode()).isEqualTo(200);
    }
  }

  /** A line on which a file was begun and does not end, once the server waits for the rest. */
  private static Socket half(int port, String sender) throws IOException {
    Socket line = new Socket(InetAddress.getLoopbackAddress(), port);
    List<String> begun =
        List.of(
            "POST /api/tables/import HTTP/1.1",
            "Host: 127.0.0.1:" + port,
            "X-Forwarded-For: " + sender,
            "Content-Type: text/plain",
            "Expect: 100-continue",
            "Content-Length: 900000",
            "\r\n");
    line.getOutputStream().write(String.join("\r\n", begun).getBytes(StandardCharsets.US_ASCII));
    line.getOutputStream().flush();
    assertThat(line.getInputStream().read()).isNotNegative();
    line.getOutputStream().write("{".repeat(1_000).getBytes(StandardCharsets.US_ASCII));
    line.getOutputStream().flush();
    return line;
  }

  /** Who sits behind a proxy is not held back for what others there do. */
  @Test
  void whoSitsBehindATrustedProxyHasLimitsOfTheirOwn() {
    Limits low = new Limits(1_000_000, 65_536, 1, 40, 100, 100);
    try (Hosted host = Hosted.behind(low, Proxies.at(List.of("127.0.0.1")))) {
      String[] loud = {"X-Forwarded-For", "198.51.100.7"};
      while (host.get("/api/games", loud).statusCode() == 200) Thread.onSpinWait();
      assertThat(host.get("/api/games", "X-Forwarded-For", "198.51.100.8").statusCode())
          .isEqualTo(200);
      String[] forged = {"X-Forwarded-For", "192.0.2.1, 198.51.100.7"};
      assertThat(host.get("/api/games", forged).statusCode()).isEqualTo(429);
      String[] through = {
        "X-Forwarded-For",
        "198.51.100.9",
        "X-Forwarded-Host",
        "games.example",
        "Origin",
        "https://games.example"
      };
      assertThat(host.post("/api/tables", TABLE, through).statusCode()).isEqualTo(200);
    }
    try (Hosted host = Hosted.with(low)) {
      int before = 0;
      while (host.get("/api/games", "X-Forwarded-For", "198.51.100." + before).statusCode()
          == 200) {
        before++;
      }
      assertThat(before).isBetween(20, 80);
    }
  }

  @Test
  void aWholeNetworkOfOneCustomerIsOneSender() {
    Proxies none = Proxies.NONE;
    assertThat(none.sender("2001:db8:1:2:3::4", null))
        .isEqualTo(none.sender("2001:db8:1:2::9", null));
    assertThat(none.sender("2001:db8:1:2::9", null))
        .isNotEqualTo(none.sender("2001:db8:1:3::9", null));
    assertThat(none.sender("192.0.2.1", "198.51.100.7")).isEqualTo("192.0.2.1");
  }

  @Test
  void anExportBeforeTheEndIsToldToEverybody() {
    try (Hosted host = Hosted.standard()) {
      Hosted.Laid laid = host.table("demo", 2, 0);
      Guest ben = host.seated(laid, 1, "en");
      String path = "/api/tables/" + laid.id() + "/export";
      String file = host.get(path, "Authorization", "Bearer " + laid.host()).body();
      assertThat(file).contains("\"log\"");
      ben.await(view -> view.path("log").toString().contains("the secret seed is in it"));
      assertThat(host.get(path, "Authorization", "Bearer " + laid.secret(1)).statusCode())
          .isEqualTo(403);
    }
  }

  @Test
  void aPlayerCanBeForgotten() {
    try (Hosted host = Hosted.standard()) {
      Hosted.Laid laid = host.table("demo", 2, 0);
      Guest ann = host.seated(laid, 0, "en");
      Guest ben = host.seated(laid, 1, "en");
      ann.ask(
          Json.MAPPER
              .createObjectNode()
              .put("cmd", "rename")
              .put("seat", 0)
              .put("name", "Annabel"));
      ann.ask(
          Json.MAPPER
              .createObjectNode()
              .put("cmd", "chat")
              .put("seat", 0)
              .put("text", "My secret"));
      ben.await(view -> view.toString().contains("My secret"));
      var own = Json.MAPPER.createObjectNode().put("cmd", "forget");
      assertThat(ben.ask(own.deepCopy().put("seat", 0)).at("/error/code").asString())
          .isEqualTo("not-your-seat");
      assertThat(ann.ask(own.put("seat", 0)).path("ok").asBoolean()).isTrue();
      ben.await(
          view -> !view.toString().contains("Annabel") && !view.toString().contains("My secret"));
      String path = "/api/tables/" + laid.id() + "/export";
      String file = host.get(path, "Authorization", "Bearer " + laid.host()).body();
      assertThat(file).contains("forgotten").doesNotContain("Annabel").doesNotContain("My secret");
    }
  }
}
