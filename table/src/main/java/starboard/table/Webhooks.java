package starboard.table;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * Posts "your decision" to the addresses people have given, in the shape that ntfy, Discord and
 * Slack read. Nobody waits for it, and no seat is called more than once in a while.
 */
final class Webhooks implements AutoCloseable {

  static final Duration PAUSE = Duration.ofSeconds(10);

  private static final int AT_ONCE = 64;
  private static final int MOST_REMEMBERED = 100_000;

  private final Duration patience;
  private final Semaphore free = new Semaphore(AT_ONCE);
  private final Map<String, Instant> lastRung = new ConcurrentHashMap<>();
  private volatile boolean local;
  private volatile boolean closed;

  /** The client is made when somebody first needs it. */
  private static final class Client {
    static final HttpClient HTTP =
        HttpClient.newBuilder().executor(Executors.newVirtualThreadPerTaskExecutor()).build();
  }

  /**
   * Calls nobody of its own network.
   *
   * @param patience how long it waits for an answer
   */
  Webhooks(Duration patience) {
    this.patience = patience;
  }

  /** From now on it also calls addresses of this machine and of the networks it is in. */
  void callLocally() {
    local = true;
  }

  /**
   * Calls a seat.
   *
   * @param trouble hears why nobody was reached
   */
  void ring(String table, String name, int seat, Chair chair, Instant now, Consumer<Text> trouble) {
    Chair.Hook hook = chair.hook();
    if (hook == null || closed) return;
    if (lastRung.size() > MOST_REMEMBERED) lastRung.clear();
    String who = table + "/" + seat;
    Instant last = lastRung.get(who);
    if (last != null && now.isBefore(last.plus(PAUSE))) return;
    lastRung.put(who, now);
    if (!free.tryAcquire()) {
      trouble.accept(Text.of("table.bell-busy"));
      return;
    }
    Thread.ofVirtual()
        .name("webhooks")
        .start(
            () -> {
              try {
                post(hook.url(), body(table, name, seat, chair, hook), trouble);
              } finally {
                free.release();
              }
            });
  }

  /** What is answered beside the status is nobody's business, and is not waited for. */
  private void post(String url, String body, Consumer<Text> trouble) {
    try {
      URI address = URI.create(url);
      if (!local && !isPublic(address)) {
        trouble.accept(Text.of("table.bell-local"));
        return;
      }
      HttpRequest request =
          HttpRequest.newBuilder(address)
              .timeout(patience)
              .header("Content-Type", "application/json; charset=utf-8")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      var answer = Client.HTTP.send(request, HttpResponse.BodyHandlers.ofInputStream());
      answer.body().close();
      if (answer.statusCode() >= 300) {
        trouble.accept(Text.of("table.bell-status", answer.statusCode()));
      }
    } catch (IOException | IllegalArgumentException unreachable) {
      trouble.accept(
          Text.of("table.bell-failed", Arg.word(unreachable.getClass().getSimpleName())));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether it lies in the open net, so that we reach no more there than the asker could. */
  private static boolean isPublic(URI address) throws UnknownHostException {
    for (InetAddress place : InetAddress.getAllByName(address.getHost())) {
      boolean here =
          place.isAnyLocalAddress()
              || place.isLoopbackAddress()
              || place.isLinkLocalAddress()
              || place.isSiteLocalAddress()
              || place.isMulticastAddress();
      if (here || isUniqueLocal(place.getAddress()) || isShared(place.getAddress())) return false;
    }
    return true;
  }

  /** {@code fc00::/7}. */
  private static boolean isUniqueLocal(byte[] bytes) {
    return bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
  }

  /** {@code 100.64.0.0/10}, which providers use inside. */
  private static boolean isShared(byte[] bytes) {
    return bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xc0) == 64;
  }

  private static String body(String table, String name, int seat, Chair chair, Chair.Hook hook) {
    Language language = Language.of(hook.language());
    String title = TableWords.BOOK.say(Text.of("table.bell-title"), language);
    String text =
        TableWords.BOOK.say(
            Text.of("table.bell", Arg.word(chair.name()), Arg.word(name)), language);
    ObjectNode body = Json.MAPPER.createObjectNode();
    body.put("title", title);
    body.put("message", text);
    body.put("content", text);
    body.put("text", text);
    body.put("table", table);
    body.put("seat", seat);
    body.put("decision", chair.decision());
    return Json.MAPPER.writeValueAsString(body);
  }

  @Override
  public void close() {
    closed = true;
  }
}
