package starboard.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * The proxies in front of the server whose word counts: for whom they ask, and under which name.
 * Anybody else may write such headers, and is not believed.
 */
public final class Proxies {

  /** Nobody's word counts. */
  public static final Proxies NONE = new Proxies(List.of());

  /** What of an IPv6 address one customer has to themselves: half of it. */
  private static final int OWN_BYTES = 8;

  private final List<InetAddress> trusted;

  private Proxies(List<InetAddress> trusted) {
    this.trusted = trusted;
  }

  /** Those with these addresses, written as numbers; a name could come to mean somebody else. */
  public static Proxies at(List<String> addresses) {
    return new Proxies(addresses.stream().map(Proxies::literal).toList());
  }

  private static InetAddress literal(String address) {
    try {
      return InetAddress.ofLiteral(address.strip());
    } catch (IllegalArgumentException name) {
      throw new Refusal("bad-request", Text.of("error.proxy", Arg.word(address)));
    }
  }

  boolean trust(String peer) {
    InetAddress address = parsed(peer);
    return address != null && trusted.contains(address);
  }

  /**
   * Who asks, as limits count: a whole IPv6 network of one customer is one sender.
   *
   * @param peer the address at the other end of the line
   * @param forwarded the header {@code X-Forwarded-For}, to which every proxy adds whom it heard
   */
  String sender(String peer, @Nullable String forwarded) {
    String sender = peer;
    if (forwarded != null && trust(peer)) {
      for (String one : Arrays.asList(forwarded.split(",", -1)).reversed()) {
        if (parsed(one) == null) break;
        sender = one.strip();
        if (!trust(sender)) break;
      }
    }
    InetAddress address = parsed(sender);
    if (!(address instanceof Inet6Address)) return sender;
    return HexFormat.of().formatHex(address.getAddress(), 0, OWN_BYTES);
  }

  private static @Nullable InetAddress parsed(String address) {
    try {
      return InetAddress.ofLiteral(address.strip());
    } catch (IllegalArgumentException none) {
      return null;
    }
  }
}
