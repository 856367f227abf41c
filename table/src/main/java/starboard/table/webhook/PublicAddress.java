package starboard.table.webhook;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.function.Predicate;

/**
 * Which addresses lie in the open net, so that the server reaches no more there than anybody could:
 * not its own, none of inner networks, and none that are led on to such by translation.
 */
final class PublicAddress {
  private PublicAddress() {}

  /** So many leading bits, which all addresses of a network share. */
  private static final class Network {
    private final byte[] begin;
    private final int bits;

    private Network(byte[] begin, int bits) {
      this.begin = begin;
      this.bits = bits;
    }

    static Network of(String text) {
      int slash = text.indexOf('/');
      byte[] begin = InetAddress.ofLiteral(text.substring(0, slash)).getAddress();
      return new Network(begin, Integer.parseInt(text.substring(slash + 1)));
    }

    boolean has(byte[] address) {
      if (address.length != begin.length) return false;
      for (int bit = 0; bit < bits; bit++) {
        int place = bit % 8;
        int mask = 0x80 >> place;
        if ((address[bit / 8] & mask) != (begin[bit / 8] & mask)) return false;
      }
      return true;
    }
  }

  /** What the registries of special addresses (RFC 6890) keep for inner, old and trial uses. */
  private static final List<Network> CLOSED =
      List.of(
              "0.0.0.0/8",
              "10.0.0.0/8",
              "100.64.0.0/10",
              "127.0.0.0/8",
              "169.254.0.0/16",
              "172.16.0.0/12",
              "192.0.0.0/24",
              "192.0.2.0/24",
              "192.88.99.0/24",
              "192.168.0.0/16",
              "198.18.0.0/15",
              "198.51.100.0/24",
              "203.0.113.0/24",
              "224.0.0.0/4",
              "240.0.0.0/4",
              "::/96",
              "64:ff9b::/96",
              "64:ff9b:1::/48",
              "100::/64",
              "2001::/32",
              "2001:db8::/32",
              "2002::/16",
              "fc00::/7",
              "fe80::/10",
              "fec0::/10",
              "ff00::/8")
          .stream()
          .map(Network::of)
          .toList();

  static boolean is(InetAddress address) {
    return is(address, PublicAddress::isOurs);
  }

  /** The same for a machine that is found at those addresses. */
  static boolean is(InetAddress address, Predicate<InetAddress> ours) {
    byte[] bytes = address.getAddress();
    for (Network network : CLOSED) if (network.has(bytes)) return false;
    return !ours.test(address);
  }

  /** Whether this machine itself is found there. */
  static boolean isOurs(InetAddress address) {
    try {
      return NetworkInterface.getByInetAddress(address) != null;
    } catch (SocketException unknown) {
      return true;
    }
  }
}
