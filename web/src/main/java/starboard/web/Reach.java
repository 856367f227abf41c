package starboard.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import org.jspecify.annotations.Nullable;

/** How other machines find this one. */
public final class Reach {

  /** Listening at every address of the machine. */
  private static final String EVERYWHERE = "0.0.0.0";

  private Reach() {}

  /**
   * The address of the page for others, or null if they cannot reach it.
   *
   * @param host the address the server listens at
   */
  public static @Nullable String origin(String host, int port) {
    String address = host.equals(EVERYWHERE) ? inTheHouse() : null;
    return address == null ? null : "http://" + address + ":" + port;
  }

  /** One of the house if there is such, else one of the world. */
  private static @Nullable String inTheHouse() {
    String anywhere = null;
    try {
      for (NetworkInterface net : NetworkInterface.networkInterfaces().toList()) {
        if (net.isLoopback() || net.isVirtual() || !net.isUp()) continue;
        for (InetAddress address : net.inetAddresses().toList()) {
          if (!(address instanceof Inet4Address) || address.isLinkLocalAddress()) continue;
          if (address.isSiteLocalAddress()) return address.getHostAddress();
          if (anywhere == null) anywhere = address.getHostAddress();
        }
      }
    } catch (SocketException unknown) {
      return null;
    }
    return anywhere;
  }
}
