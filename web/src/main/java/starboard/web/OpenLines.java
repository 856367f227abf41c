package starboard.web;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;

/**
 * How many lines each address holds open, whatever it says on them or does not; one too many is
 * closed at once. A trusted proxy may hold any number.
 */
final class OpenLines implements Connection.Listener {

  private final int most;
  private final Proxies proxies;
  private final Map<Connection, String> lines = new ConcurrentHashMap<>();
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  OpenLines(int most, Proxies proxies) {
    this.most = most;
    this.proxies = proxies;
  }

  @Override
  public void onOpened(Connection line) {
    if (!(line.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress at)) return;
    String peer = at.getAddress().getHostAddress();
    if (proxies.trust(peer)) return;
    String address = proxies.sender(peer, null);
    lines.put(line, address);
    if (counts.merge(address, 1, Integer::sum) > most) line.getEndPoint().close();
  }

  @Override
  public void onClosed(Connection line) {
    String address = lines.remove(line);
    if (address == null) return;
    counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  int open() {
    return lines.size();
  }
}
