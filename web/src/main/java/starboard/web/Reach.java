package starboard.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/** How other machines find this one. */
public final class Reach {

  /** Listening at every address of the machine. */
  private static final String EVERYWHERE = "0.0.0.0";

  private Reach() {}

  /**
   * The addresses of the page for others, the likeliest first; none if they cannot reach it. A
   * machine may be in several networks, and only its owner knows in which one the friends are.
   *
   * @param host the address the server listens at
   */
  public static List<String> origins(String host, int port) {
    if (!host.equals(EVERYWHERE)) return List.of();
    return inTheHouse().stream().map(address -> "http://" + address + ":" + port).toList();
  }

  /** Those of the house first, then those of the world. */
  private static List<String> inTheHouse() {
    List<String> house = new ArrayList<>();
    List<String> world = new ArrayList<>();
    try {
      for (NetworkInterface net : NetworkInterface.networkInterfaces().toList()) {
        if (net.isLoopback() || net.isVirtual() || !net.isUp()) continue;
        for (InetAddress address : net.inetAddresses().toList()) {
          if (!(address instanceof Inet4Address) || address.isLinkLocalAddress()) continue;
          (address.isSiteLocalAddress() ? house : world).add(address.getHostAddress());
        }
      }
    } catch (SocketException unknown) {
      return List.of();
    }
    house.addAll(world);
    return house;
  }
}
