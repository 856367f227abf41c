package starboard.table;

import java.io.IOException;
import java.net.URI;
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
import starboard.kernel.Arg;
import starboard.kernel.Language;
import starboard.kernel.Text;
import starboard.kernel.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * Posts "your decision" to the addresses people have given, in the shape that ntfy, Discord and
 * Slack read. Nobody waits for it, and no seat is called more than once in a while.
 */
final class Bell implements AutoCloseable {

  static final Duration PAUSE = Duration.ofSeconds(10);

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int AT_ONCE = 64;
  private static final int MOST_REMEMBERED = 100_000;

  private final Semaphore free = new Semaphore(AT_ONCE);
  private final Map<String, Instant> lastRung = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /** The client is made when somebody first needs it. */
  private static final class Client {
    static final HttpClient HTTP =
        HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();
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
        .name("bell")
        .start(
            () -> {
              try {
                post(hook.url(), body(table, name, seat, chair, hook), trouble);
              } finally {
                free.release();
              }
            });
  }

  private static void post(String url, String body, Consumer<Text> trouble) {
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(url))
              .timeout(PATIENCE)
              .header("Content-Type", "application/json; charset=utf-8")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      int status = Client.HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
      if (status >= 300) trouble.accept(Text.of("table.bell-status", status));
    } catch (IOException | IllegalArgumentException unreachable) {
      trouble.accept(
          Text.of("table.bell-failed", Arg.word(unreachable.getClass().getSimpleName())));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
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
