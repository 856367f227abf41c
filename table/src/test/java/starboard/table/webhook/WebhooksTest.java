package starboard.table.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.Heard;
import starboard.table.Party;
import starboard.table.command.Command;
import starboard.table.log.Entry;
import starboard.table.state.Chair;
import starboard.table.store.MemoryStore;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** "Your decision", posted to the address a person has given. */
class WebhooksTest {

  private final BlockingQueue<String> posted = new LinkedBlockingQueue<>();

  private HttpServer server(int status) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          posted.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    server.start();
    return server;
  }

  private static void hook(Party party, int seat, int port) {
    party.tables.callLocally();
    party.order(seat, new Command.Webhook(seat, "http://localhost:" + port + "/x", "cs"));
  }

  /** Plays until one seat alone is asked; the other one. */
  private static int idle(Party party) {
    for (int i = 0; i < 1000; i++) {
      List<Party.Question> questions = party.questions();
      if (questions.size() == 1) return 1 - questions.getFirst().seat();
      party.play(1);
    }
    throw new AssertionError("everybody is always asked");
  }

  /** Plays until the other seat is asked. */
  private static void playUntilAsked(Party party, int seat) {
    for (int i = 0; i < 1000; i++) {
      for (Party.Question question : party.questions()) if (question.seat() == seat) return;
      party.play(1);
    }
  }

  @Test
  void whoeverIsAwayIsCalledOnceInAWhile() throws IOException, InterruptedException {
    HttpServer server = server(200);
    try (Party party = Party.of(new MemoryStore(), 2)) {
      int away = idle(party);
      hook(party, away, server.getAddress().getPort());
      playUntilAsked(party, away);
      String body = posted.poll(1, TimeUnit.MINUTES);
      assertThat(body).isNotNull();
      JsonNode json = Json.MAPPER.readTree(String.valueOf(body));
      assertThat(json.path("content").asString()).contains("rozhodujete", "Friday");
      assertThat(json.path("table").asString()).isEqualTo(party.table.id());
      assertThat(json.path("seat").asInt()).isEqualTo(away);
      party.play(30);
      assertThat(posted.poll(300, TimeUnit.MILLISECONDS)).isNull();
    } finally {
      server.stop(0);
    }
  }

  @Test
  void whoeverIsHereIsNot() throws IOException, InterruptedException {
    HttpServer server = server(200);
    try (Party party = Party.of(new MemoryStore(), 2)) {
      int here = idle(party);
      hook(party, here, server.getAddress().getPort());
      party.table.arrive(Seat.of(here)).join();
      playUntilAsked(party, here);
      assertThat(posted.poll(300, TimeUnit.MILLISECONDS)).isNull();
    } finally {
      server.stop(0);
    }
  }

  @Test
  void aHookThatFailsIsReportedAndTheTableGoesOn() throws IOException, InterruptedException {
    HttpServer server = server(500);
    Heard heard = new Heard();
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.table.watch(heard).join();
      int away = idle(party);
      hook(party, away, server.getAddress().getPort());
      playUntilAsked(party, away);
      assertThat(heard.troubles.poll(1, TimeUnit.MINUTES))
          .isEqualTo(Text.of("table.bell-status", 500));
      assertThat(party.play(5)).isTrue();
    } finally {
      server.stop(0);
    }
  }

  /** Whoever answers without an end keeps nobody else from being called. */
  @Test
  void endlessAnswersAreNotWaitedFor() throws IOException, InterruptedException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          exchange.getResponseBody().flush();
          posted.add("called");
        });
    server.start();
    List<Text> troubles = new CopyOnWriteArrayList<>();
    try (Webhooks webhooks = new Webhooks(Duration.ofMinutes(2))) {
      webhooks.callLocally();
      Chair chair = away("http://localhost:" + server.getAddress().getPort() + "/");
      for (int i = 0; i < 200; i++) {
        webhooks.ring("table " + i, "Friday", 0, chair, 7, Instant.EPOCH, troubles::add);
        assertThat(posted.poll(1, TimeUnit.MINUTES)).isEqualTo("called");
      }
    } finally {
      server.stop(0);
    }
    assertThat(troubles).isEmpty();
  }

  private static Chair away(String url) {
    Entry.Seating seating = new Entry.Seating("Ada", null, null, "hash");
    return Chair.of(seating).hooked(new Chair.Hook(url, "en"));
  }

  /** A seat makes the server call nobody whom only the server can reach. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost/",
        "http://127.1.2.3/",
        "http://[::1]/",
        "http://0.0.0.0/",
        "http://169.254.169.254/latest",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://100.64.0.1/",
        "http://[fd00::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[2002:a00:1::1]/",
        "http://[2001::1]/",
        "http://[fe80::1]/",
        "http://[ff02::1]/",
        "http://0.1.2.3/",
        "http://198.18.0.1/",
        "http://198.19.255.254/",
        "http://240.0.0.1/",
        "http://255.255.255.255/",
        "http://224.0.0.1/"
      })
  void theServersOwnNetworkIsNotCalled(String url) throws InterruptedException {
    BlockingQueue<Text> troubles = new LinkedBlockingQueue<>();
    try (Webhooks webhooks = new Webhooks(Duration.ofMinutes(2))) {
      webhooks.ring("table", "Friday", 0, away(url), 7, Instant.EPOCH, troubles::add);
      assertThat(troubles.poll(1, TimeUnit.MINUTES)).isEqualTo(Text.of("table.bell-local"));
    }
  }

  /** Whatever its network calls it from outside. */
  @Test
  void noAddressOfThisMachineIsCalled() throws SocketException {
    for (NetworkInterface net : NetworkInterface.networkInterfaces().toList()) {
      for (InetAddress own : net.inetAddresses().toList()) {
        assertThat(PublicAddress.isOurs(own)).as(own.toString()).isTrue();
        assertThat(PublicAddress.is(own)).as(own.toString()).isFalse();
      }
    }
    InetAddress open = InetAddress.ofLiteral("8.8.8.8");
    assertThat(PublicAddress.is(open, open::equals)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"8.8.8.8", "198.20.0.1", "100.128.0.1", "172.32.0.1", "2606:4700::1"})
  void theOpenNetIsCalled(String address) {
    assertThat(PublicAddress.is(InetAddress.ofLiteral(address))).isTrue();
  }

  /** A name that leads elsewhere when asked again leads nobody astray. */
  @Test
  void theAddressThatWasCheckedIsTheOneThatIsCalled() throws IOException, InterruptedException {
    HttpServer server = server(200);
    BlockingQueue<Text> troubles = new LinkedBlockingQueue<>();
    List<String> asked = new CopyOnWriteArrayList<>();
    Webhooks.Names changing =
        name -> {
          asked.add(name);
          return asked.size() == 1
              ? new InetAddress[] {InetAddress.getLoopbackAddress()}
              : new InetAddress[] {InetAddress.ofLiteral("192.0.2.1")};
        };
    try (Webhooks webhooks = new Webhooks(Duration.ofMinutes(2), changing)) {
      webhooks.callLocally();
      Chair chair = away("http://changing.invalid:" + server.getAddress().getPort() + "/x?y=1");
      webhooks.ring("table", "Friday", 0, chair, 1, Instant.EPOCH, troubles::add);
      assertThat(posted.poll(1, TimeUnit.MINUTES)).contains("Friday");
      assertThat(asked).containsExactly("changing.invalid");
      assertThat(troubles).isEmpty();
    } finally {
      server.stop(0);
    }
  }

  @Test
  void onlyAddressesOfTheWebAreTaken() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      for (String url : List.of("file:///etc/passwd", "ftp://x/y", "http:", "no address", "")) {
        assertThatThrownBy(() -> party.order(0, new Command.Webhook(0, url, "en")))
            .isInstanceOf(Refusal.class);
      }
      assertThatThrownBy(() -> party.order(0, new Command.Webhook(0, "http://x/", "xx")))
          .isInstanceOf(Refusal.class);
    }
  }
}
