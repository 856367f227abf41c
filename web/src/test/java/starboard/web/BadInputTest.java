package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.wire.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Whatever is sent: it is refused with a code, nothing is lost, the server is well. */
class BadInputTest {

  private static final Limits LOW = new Limits(1_000_000, 65_536, 20, 200, 200, 100);

  @SuppressWarnings("NullAway.Init")
  private Hosted host;

  @SuppressWarnings("NullAway.Init")
  private Hosted.Laid laid;

  @BeforeEach
  void open() {
    host = Hosted.with(LOW);
    laid = host.table("demo", 2, 0);
  }

  @AfterEach
  void close() {
    host.close();
  }

  private void healthy() {
    assertThat(host.get("/health").statusCode()).isEqualTo(200);
  }

  private static String code(JsonNode answer) {
    assertThat(answer.path("ok").asBoolean(true)).isFalse();
    assertThat(answer.path("error").path("message").asString()).isNotEmpty();
    return answer.path("error").path("code").asString();
  }

  private static String code(HttpResponse<String> answer) {
    return code(Hosted.json(answer));
  }

  @Test
  void staleForeignAndRepeatedChoicesAreHandled() {
    Guest ann = host.seated(laid, 0, "en");
    Guest ben = host.seated(laid, 1, "cs");
    Guest asked = ann.asked() ? ann : ben;
    ObjectNode choice = asked.choice(new Random(1));
    JsonNode first = asked.ask(choice.deepCopy());
    assertThat(first.path("ok").asBoolean()).isTrue();
    JsonNode again = asked.ask(choice.deepCopy());
    assertThat(again.get("entry")).isEqualTo(first.get("entry"));
    ObjectNode stale = choice.deepCopy().put("option", "something:else");
    assertThat(code(asked.ask(stale))).isEqualTo("stale-decision");
    ObjectNode forged = choice.deepCopy().put("seat", 1 - choice.get("seat").intValue());
    assertThat(code(asked.ask(forged))).isEqualTo("not-your-seat");
    assertThat(code(asked.ask(choice.deepCopy().put("seat", 77)))).isEqualTo("bad-request");
    assertThat(code(asked.ask(choice.deepCopy().put("cmd", "win")))).isEqualTo("unknown-command");
    choice.remove("decision");
    assertThat(code(asked.ask(choice))).isEqualTo("bad-request");
    ben.text("{");
    ben.await(_ -> ben.answers().stream().anyMatch(a -> a.toString().contains("bad-json")));
    healthy();
  }

  @Test
  void tooLargeFramesAndBrokenTextCloseTheSocketWithACode() throws IOException {
    Guest loud = host.seated(laid, 0, "en");
    var _ = loud.socket().sendText("x".repeat(1_000_000), true);
    assertThat(loud.awaitClose()).isIn(1009, 1006);
    try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), host.uri("/").getPort())) {
      OutputStream out = raw.getOutputStream();
      out.write(
          ("GET /api/tables/"
                  + laid.id()
                  + "/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                  + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      // a text frame of four bytes that are no UTF-8, masked with zeros
      out.write(
          new byte[] {(byte) 0x81, (byte) 0x84, 0, 0, 0, 0, (byte) 0xC3, 0x28, (byte) 0xFF, 1});
      out.flush();
      String answer = new String(raw.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(answer).contains("101 Switching").contains("\u0003\u00EF"); // 1007
    }
    Guest ann = host.seated(laid, 0, "en");
    assertThat(ann.view().path("viewer").asInt(-1)).isZero();
    healthy();
  }

  @Test
  void badBodiesAreRefused() {
    assertThat(code(host.post("/api/tables", "x".repeat(1_000_001)))).isEqualTo("too-large");
    assertThat(code(host.post("/api/tables", "nonsense"))).isEqualTo("bad-json");
    assertThat(code(host.post("/api/tables", "[]"))).isEqualTo("bad-json");
    assertThat(code(host.post("/api/tables", "{}"))).isEqualTo("bad-request");
    assertThat(code(host.post("/api/tables", "{\"game\":\"chess\",\"name\":\"x\",\"players\":2}")))
        .isEqualTo("unknown-game");
    assertThat(code(host.get("/api/tables/nosuch"))).isEqualTo("unknown-table");
    assertThat(host.get("/api/tables/nosuch").statusCode()).isEqualTo(404);
    assertThat(code(host.get("/api/tables/" + laid.id() + "/view?seat=x")))
        .isEqualTo("bad-request");
    assertThat(code(host.get("/api/games?lang=xx"))).isEqualTo("bad-request");
    assertThat(Hosted.json(host.get("/nowhere", "Accept-Language", "cs")).toString())
        .contains("Tady nic není.");
    healthy();
  }

  /** Who is still sending when the refusal is written must not lose it with the line. */
  @ParameterizedTest
  @CsvSource({
    "/api/tables,          too-large",
    "/api/tables/import,   too-large",
    "/api/tables/x/nosuch, not-found",
    "/health,              not-found"
  })
  void aRefusalReachesWhoIsStillSending(String path, String code)
      throws IOException, InterruptedException {
    byte[] piece = "x".repeat(500_000).getBytes(StandardCharsets.US_ASCII);
    int pieces = 6;
    try (Socket raw = new Socket(InetAddress.getLoopbackAddress(), host.uri("/").getPort())) {
      OutputStream out = raw.getOutputStream();
      String head =
          "POST %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
              .formatted(path, pieces * piece.length);
      out.write(head.getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < pieces; i++) {
        out.write(piece);
        out.flush();
        Thread.sleep(30);
      }
      String answer = new String(raw.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).contains("\"" + code + "\"");
    }
    healthy();
  }

  @Test
  void aFloodIsHeldBackAndNothingIsLost() {
    Guest ann = host.seated(laid, 0, "en");
    Guest ben = host.seated(laid, 1, "en");
    PlayTest.play(List.of(ann, ben), new Random(2), 5);
    int entry = ann.view().get("entry").intValue();
    AtomicInteger refused = new AtomicInteger();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 20; i++) {
        var _ =
            threads.submit(
                () -> {
                  for (int n = 0; n < 500; n++) {
                    var answer = host.get("/api/tables/" + laid.id());
                    if (answer.statusCode() == 429) refused.incrementAndGet();
                  }
                });
      }
    }
    assertThat(refused.get()).isBetween(1_000, 9_999);
    healthy();
    for (int i = 0; i < 1_000; i++) ann.text("{\"cmd\":\"ping\"}");
    ann.await(_ -> ann.answers().size() >= 1_000);
    assertThat(ann.answers().stream().filter(a -> a.toString().contains("too-many"))).isNotEmpty();
    ben.ask(Json.MAPPER.createObjectNode().put("cmd", "chat").put("seat", 1).put("text", "Hm?"));
    ben.await(view -> view.get("entry").intValue() == entry + 1);
    ann.await(view -> view.path("log").toString().contains("Hm?"));
    healthy();
  }

  /** To read a number of a million digits would take seconds, wherever it stands. */
  @Test
  void aNumberOfAMillionDigitsIsRefusedUnread() {
    String file = "{\"log\":[{\"kind\":\"opened\",\"at\":" + "7".repeat(990_000) + "}]}";
    assertThat(code(host.post("/api/tables/import", file))).isEqualTo("bad-file");
    assertThatThrownBy(() -> Json.MAPPER.readTree("7".repeat(1_001)))
        .isInstanceOf(JacksonException.class);
  }

  @Test
  void onlyFilesMayBeLong() {
    String digits = "{\"players\":" + "7".repeat(65_536) + "}";
    assertThat(code(host.post("/api/tables", digits))).isEqualTo("too-large");
    assertThat(code(host.post("/api/tables/import", "x".repeat(900_000)))).isEqualTo("bad-file");
    assertThat(code(host.post("/api/tables/import", "x".repeat(1_000_001)))).isEqualTo("too-large");
  }

  /** For each a whole log is read. */
  @Test
  void lookingBackCountsForMany() {
    String past = "/api/tables/" + laid.id() + "/view?at=1";
    int before = 0;
    while (host.get(past).statusCode() == 200) before++;
    assertThat(before).isBetween(8, 40);
  }

  /** All tables at which that secret ever sat may be read. */
  @Test
  void recoveringCountsForMany() {
    String phrase = "{\"phrase\":\"AAAAAAAAAAAAAAAA\"}";
    int before = 0;
    while (host.post("/api/tables/recover", phrase).statusCode() != 429) before++;
    assertThat(before).isBetween(8, 40);
  }

  /** What is counted is counted anew each time. */
  @Test
  void whoAsksHowTheServerIsHasLimitsToo() {
    int before = 0;
    while (host.get("/metrics").statusCode() == 200) before++;
    assertThat(before).isBetween(100, 2_000);
    for (int i = 0; i < 300; i++) healthy();
  }

  /** Each stays for ever. */
  @Test
  void openingTablesCountsForMany() {
    String wanted =
        "{\"game\":\"demo\",\"name\":\"Another\",\"seats\":[{\"kind\":\"link\"},{\"kind\":\"link\"}]}";
    int before = 0;
    HttpResponse<String> answer = host.post("/api/tables", wanted);
    for (; answer.statusCode() == 200; answer = host.post("/api/tables", wanted)) before++;
    assertThat(before).isBetween(8, 40);
    assertThat(code(answer)).isEqualTo("too-many");
  }

  /** Whoever does not take our answers cannot make us keep long ones. */
  @Test
  void longRefsAreNotRepeated() {
    Guest ann = host.seated(laid, 0, "en");
    int before = ann.answers().size();
    for (String ref : List.of("x".repeat(60_000), "7".repeat(101))) {
      ann.text("{\"cmd\":\"ping\",\"ref\":\"" + ref + "\"}");
    }
    ann.text("{\"cmd\":\"ping\",\"ref\":" + "7".repeat(101) + "}");
    ann.text("{\"cmd\":\"ping\",\"ref\":\"short\"}");
    ann.await(_ -> ann.answers().size() >= before + 4);
    List<JsonNode> answers = ann.answers().subList(before, before + 4);
    for (JsonNode answer : answers.subList(0, 3)) assertThat(answer.has("ref")).isFalse();
    assertThat(answers.get(3).path("ref").asString()).isEqualTo("short");
  }

  /** A line that breaks off counts no more, as one that was closed in good order. */
  @Test
  void socketsThatBrokeOffLeaveRoomForOthers() {
    Limits few = new Limits(1_000_000, 65_536, 50, 200, 200, 2);
    try (Hosted small = Hosted.with(few)) {
      Hosted.Laid there = small.table("demo", 2, 0);
      for (int i = 0; i < 10; i++) {
        Guest guest = small.guest(there.id());
        guest.text("{\"cmd\":\"ping\"}");
        guest.await(_ -> !guest.answers().isEmpty());
        assertThat(guest.answers().getFirst().path("ok").asBoolean()).as("socket " + i).isTrue();
        if (i % 2 == 0) guest.leave();
        else guest.socket().abort();
        while (!small.get("/metrics").body().contains("\nstarboard_sockets 0.0\n"))
          Thread.onSpinWait();
      }
    }
  }
}
