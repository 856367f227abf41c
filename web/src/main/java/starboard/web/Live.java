package starboard.web;

import io.javalin.websocket.WsCloseContext;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
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
  private final Proxies proxies;
  private final Accounts accounts;
  private final Metrics metrics;
  private final Map<String, Connection> connections = new ConcurrentHashMap<>();

  /** How many sockets each address holds open. */
  private final Map<String, Integer> addresses = new ConcurrentHashMap<>();

  /** Where each socket came from: one that broke off cannot be asked any more. */
  private final Map<String, String> origins = new ConcurrentHashMap<>();

  Live(Feeds feeds, Settings settings, Accounts accounts, Metrics metrics) {
    this.feeds = feeds;
    this.limits = settings.limits();
    this.proxies = settings.proxies();
    this.accounts = accounts;
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
      SameOrigin.require(socket::header, proxies.trust(peer(socket)));
      Accounts.Account account = accounts.of(address);
      account.ask(1);
      String table = socket.pathParam("table");
      Runnable greeted = () -> keepOpen(socket);
      Connection connection =
          new Connection(socket.session, () -> feeds.of(table), limits, account, metrics, greeted);
      socket.session.setIdleTimeout(limits.hello());
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

  /** Somebody who has said hello may be silent for long. */
  private static void keepOpen(WsConnectContext socket) {
    socket.session.setIdleTimeout(SILENT);
    socket.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
  }

  private String address(WsContext socket) {
    return proxies.sender(peer(socket), socket.header("X-Forwarded-For"));
  }

  private static String peer(WsContext socket) {
    return socket.session.getRemoteSocketAddress() instanceof InetSocketAddress at
        ? at.getAddress().getHostAddress()
        : "";
  }

  /** Says goodbye to everybody. */
  void stop() {
    for (Connection connection : connections.values()) connection.goodbye(GOING_AWAY);
  }
}
