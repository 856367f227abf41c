package starboard.web;

import io.javalin.websocket.WsCloseContext;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.wire.Json;

/** The sockets of all tables. */
final class Live {

  private static final int GOING_AWAY = 1001;
  private static final int REFUSED = 4000;
  private static final long PING_SECONDS = 25;
  private static final Duration SILENT = Duration.ofMinutes(2);

  private final Feeds feeds;
  private final Limits limits;
  private final Metrics metrics;
  private final Map<String, Connection> connections = new ConcurrentHashMap<>();

  /** How many sockets each address holds open. */
  private final Map<String, Integer> addresses = new ConcurrentHashMap<>();

  /** Where each socket came from: one that broke off cannot be asked any more. */
  private final Map<String, String> origins = new ConcurrentHashMap<>();

  Live(Feeds feeds, Limits limits, Metrics metrics) {
    this.feeds = feeds;
    this.limits = limits;
    this.metrics = metrics;
    metrics.sockets(connections::size);
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(
        message -> {
          Connection connection = connections.get(message.sessionId());
          if (connection != null) connection.hear(message.message());
        });
    socket.onClose(this::close);
  }

  private void connect(WsConnectContext socket) {
    String address = address(socket);
    origins.put(socket.sessionId(), address);
    try {
      if (addresses.merge(address, 1, Integer::sum) > limits.sockets()) {
        throw new Refusal("too-many", Text.of("error.too-many"));
      }
      String table = socket.pathParam("table");
      Connection connection =
          new Connection(socket.session, () -> feeds.of(table), limits, metrics);
      socket.session.setIdleTimeout(SILENT);
      socket.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
      connections.put(socket.sessionId(), connection);
    } catch (Refusal refusal) {
      String error = Json.MAPPER.writeValueAsString(Speech.error(refusal, Language.EN, null));
      socket.session.sendText(error, Callback.NOOP);
      socket.session.close(REFUSED, refusal.code(), Callback.NOOP);
    }
  }

  private void close(WsCloseContext socket) {
    socket.disableAutomaticPings();
    String address = origins.remove(socket.sessionId());
    if (address != null) {
      addresses.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
    Connection connection = connections.remove(socket.sessionId());
    if (connection != null) connection.close();
  }

  private static String address(WsContext socket) {
    return String.valueOf(socket.session.getRemoteSocketAddress()).replaceAll(":[0-9]+$", "");
  }

  /** Says goodbye to everybody. */
  void stop() {
    for (Connection connection : connections.values()) connection.goodbye(GOING_AWAY);
  }
}
