package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** What a host sends to friends: an address they can open, and a code their phones can read. */
class InvitationsTest {

  /** The addresses at which another machine could find this one. */
  private static List<String> inNetworks() throws IOException {
    return NetworkInterface.networkInterfaces()
        .filter(InvitationsTest::isUp)
        .flatMap(NetworkInterface::inetAddresses)
        .filter(
            at -> at instanceof Inet4Address && !at.isLoopbackAddress() && !at.isLinkLocalAddress())
        .map(InetAddress::getHostAddress)
        .toList();
  }

  private static List<URI> origins(Hosted host) {
    List<URI> origins = new ArrayList<>();
    for (JsonNode origin : Hosted.json(host.get("/api/reach")).get("origins")) {
      origins.add(URI.create(origin.asString()));
    }
    return origins;
  }

  private static boolean isUp(NetworkInterface net) {
    try {
      return net.isUp() && !net.isVirtual();
    } catch (SocketException gone) {
      return false;
    }
  }

  /** A machine in several networks tells an address in each. */
  @Test
  void whoListensEverywhereTellsEveryAddressOthersCanOpen() throws IOException {
    try (Hosted host = Hosted.at("0.0.0.0")) {
      List<URI> origins = origins(host);
      assertThat(origins.stream().map(URI::getHost))
          .containsExactlyInAnyOrderElementsOf(inNetworks());
      for (URI origin : origins) {
        HttpRequest health = HttpRequest.newBuilder(origin.resolve("/health")).build();
        assertThat(host.send(health).statusCode()).isEqualTo(200);
      }
    }
  }

  @Test
  void whoListensToThisMachineAloneTellsNone() {
    try (Hosted host = Hosted.standard()) {
      assertThat(origins(host)).isEmpty();
    }
  }

  @Test
  void theCodeSaysTheLink() {
    try (Hosted host = Hosted.standard()) {
      String link = "http://10.0.0.7:8080/t/a1b2?join=c3d4";
      String body = Json.MAPPER.createObjectNode().put("text", link).toString();
      List<String> rows = new ArrayList<>();
      for (JsonNode row : Hosted.json(host.post("/api/qr", body)).get("rows")) {
        rows.add(row.asString());
      }
      assertThat(read(rows)).isEqualTo(link);
      String longest = Json.MAPPER.createObjectNode().put("text", "x".repeat(5_000)).toString();
      assertThat(host.post("/api/qr", longest).statusCode()).isEqualTo(413);
    }
  }

  /** Reads a QR code of version 2 or 3 that says bytes in one block, and trusts every square. */
  private static String read(List<String> rows) {
    int size = rows.size();
    assertThat(size).isBetween(25, 29);
    int mask = 0;
    for (int x = 2; x <= 4; x++) mask = mask << 1 | (dark(rows, x, 8) ? 1 : 0);
    mask ^= 0b101;
    BitSet bits = new BitSet();
    int count = 0;
    boolean up = true;
    for (int right = size - 1; right > 0; right -= 2, up = !up) {
      if (right == 6) right--; // the timing column
      for (int i = 0; i < size; i++) {
        int y = up ? size - 1 - i : i;
        for (int x = right; x > right - 2; x--) {
          if (isPattern(x, y, size)) continue;
          bits.set(count++, dark(rows, x, y) ^ isMasked(mask, x, y));
        }
      }
    }
    assertThat(number(bits, 0, 4)).as("mode").isEqualTo(4);
    byte[] said = new byte[number(bits, 4, 8)];
    for (int i = 0; i < said.length; i++) said[i] = (byte) number(bits, 12 + 8 * i, 8);
    return new String(said, StandardCharsets.UTF_8);
  }

  private static boolean dark(List<String> rows, int x, int y) {
    return rows.get(y).charAt(x) == '#';
  }

  private static int number(BitSet bits, int from, int length) {
    int number = 0;
    for (int i = from; i < from + length; i++) number = number << 1 | (bits.get(i) ? 1 : 0);
    return number;
  }

  /** Corners, timing lines, and the one alignment square. */
  private static boolean isPattern(int x, int y, int size) {
    boolean corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
    boolean square = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
    return corner || square || x == 6 || y == 6;
  }

  private static boolean isMasked(int mask, int x, int y) {
    return switch (mask) {
          case 0 -> (x + y) % 2;
          case 1 -> y % 2;
          case 2 -> x % 3;
          case 3 -> (x + y) % 3;
          case 4 -> (x / 3 + y / 2) % 2;
          case 5 -> x * y % 2 + x * y % 3;
          case 6 -> (x * y % 2 + x * y % 3) % 2;
          default -> ((x + y) % 2 + x * y % 3) % 2;
        }
        == 0;
  }
}
