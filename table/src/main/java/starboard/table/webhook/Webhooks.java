package starboard.table.webhook;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.stream.Stream;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.table.state.Chair;
import starboard.table.words.TableWords;
import starboard.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * Posts "your decision" to the addresses people have given, in the shape that ntfy, Discord and
 * Slack read. Nobody waits for it, and no seat is called more than once in a while.
 */
public final class Webhooks implements AutoCloseable {

  static final Duration PAUSE = Duration.ofSeconds(10);

  private static final int AT_ONCE = 64;
  private static final int MOST_REMEMBERED = 100_000;

  private final Duration patience;
  private final Names names;
  private final Semaphore free = new Semaphore(AT_ONCE);
  private final Map<String, Instant> lastRung = new ConcurrentHashMap<>();
  private volatile boolean local;
  private volatile boolean closed;

  /** Asks where a name leads. */
  interface Names {
    InetAddress[] lookUp(String name) throws UnknownHostException;
  }

  /**
   * Calls nobody of its own network.
   *
   * @param patience how long it waits for an answer
   */
  public Webhooks(Duration patience) {
    this(patience, InetAddress::getAllByName);
  }

  public Webhooks(Duration patience, Names names) {
    this.patience = patience;
    this.names = names;
  }

  /** From now on it also calls addresses of this machine and of the networks it is in. */
  public void callLocally() {
    local = true;
  }

  /**
   * Calls a seat.
   *
   * @param decision the number of its question
   * @param trouble hears why nobody was reached
   */
  public void ring(
      String table,
      String name,
      int seat,
      Chair chair,
      int decision,
      Instant now,
      Consumer<Text> trouble) {
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
                post(hook.url(), body(table, name, seat, chair, decision, hook), trouble);
              } finally {
                free.release();
              }
            });
  }

  private void post(String url, String body, Consumer<Text> trouble) {
    try {
      URI uri = URI.create(url);
      InetAddress[] places = names.lookUp(uri.getHost());
      if (!local && !Stream.of(places).allMatch(PublicAddress::is)) {
        trouble.accept(Text.of("table.bell-local"));
        return;
      }
      int status = new WebhookCall(uri, places[0], patience).post(body);
      if (status >= 300) trouble.accept(Text.of("table.bell-status", status));
    } catch (IOException | IllegalArgumentException unreachable) {
      trouble.accept(
          Text.of("table.bell-failed", Arg.word(unreachable.getClass().getSimpleName())));
    }
  }

  private static String body(
      String table, String name, int seat, Chair chair, int decision, Chair.Hook hook) {
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
    body.put("decision", decision);
    return Json.MAPPER.writeValueAsString(body);
  }

  @Override
  public void close() {
    closed = true;
  }
}
