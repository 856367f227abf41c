package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.table.store.SqliteStore;
import starboard.wire.Json;

/** Nothing from outside writes more than a line of log per request. */
class OneLineTest {

  private static final int TIMES = 3;
  private static final int LONGEST = 8_000;

  private final HttpClient client = HttpClient.newHttpClient();

  private static final String CLOSING = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";

  /** What no route takes, or not from everybody. */
  private static final List<String> BODIES =
      List.of(
          "",
          "null",
          "[]",
          "{}",
          "[".repeat(2_000),
          "{\"game\":7,\"title\":[],\"seats\":{},\"question\":{},\"text\":1,\"entry\":\"x\"}",
          "{\"question\":\"\\u0000\\ud800" + "how ".repeat(45) + "\"}",
          "{\"entry\":999999999,\"name\":\"x\",\"seats\":[null,7,{\"kind\":\"frog\"}]}",
          "{\"entry\":-1,\"name\":\"x\",\"seats\":[{\"kind\":\"link\"}]}",
          "{\"cmd\":\"choose\",\"seat\":99,\"decision\":-1,\"option\":\"\",\"seen\":1}",
          "{\"code\":\"" + "z".repeat(5_000) + "\",\"phrase\":\"" + "z ".repeat(5_000) + "\"}");

  /** What nobody asks who means well. */
  private static List<String> odd(String table) {
    String socket =
        "GET /api/tables/"
            + table
            + "/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    List<String> requests = new ArrayList<>();
    for (String line :
        List.of(
            "GET /page/" + "a/".repeat(3_900),
            "GET /nowhere",
            "GET /%zz",
            "GET /page/%2e%2e/%2e%2e/secret",
            "GET /page//..;/x",
            "GET /%00",
            "GET /" + "x".repeat(20_000),
            "PUT /api/tables",
            "TRACE /",
            "OPTIONS *",
            "FROB /api/games",
            "GET /api/games?lang=" + "y".repeat(3_000),
            "GET /api/tables/nosuch/live")) {
      requests.add(line + CLOSING + "\r\n");
    }
    for (String route : List.of("view", "story", "coach", "export", "view?at=5", "story?at=5")) {
      for (String seat : List.of("99999999999", "-1", "all", "7", "%00")) {
        String path = "/api/tables/" + table + "/" + route + (route.contains("?") ? "&" : "?");
        requests.add("GET " + path + "seat=" + seat + CLOSING + "\r\n");
      }
    }
    for (String route :
        List.of(
            "tables",
            "tables/guided",
            "tables/recover",
            "tables/import",
            "commitment",
            "qr",
            "tables/" + table + "/claim",
            "tables/" + table + "/branch",
            "tables/" + table + "/ask",
            "tables/" + table + "/do")) {
      for (String body : BODIES) {
        String length = "Content-Length: " + body.length() + "\r\n\r\n";
        requests.add("POST /api/" + route + CLOSING + length + body);
      }
    }
    requests.add("GET / HTTP/9.9\r\n\r\n");
    requests.add("\0\1\2\3 nonsense \377\r\n\r\n");
    requests.add("GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + "z".repeat(50_000) + "\r\n\r\n");
    requests.add("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n");
    requests.add("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{\"ga");
    requests.add(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n");
    requests.add(
        "POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n"
            + "Connection: close\r\n\r\n[[[");
    requests.add(socket.replace("dGhlIHNhbXBsZSBub25jZQ==", "short"));
    requests.add(socket + "\u0081\u0005plain"); // not masked
    requests.add(socket + "\u0082\u0081\0\0\0\0x"); // binary
    requests.add(socket + "\u0081\u0081\0\0\0\0\u00ff"); // no UTF-8
    requests.add(socket + "\u0081\u00ff\0\0\0\1\0\0\0\0\0\0\0\0"); // four gigabytes
    requests.add(socket + "\u00f3\u0080\0\0\0\0"); // an opcode that is none
    return requests;
  }

  private static void send(ChildServer server, String request) throws IOException {
    try (Socket line = new Socket(InetAddress.getLoopbackAddress(), server.port)) {
      line.setSoTimeout(2_000);
      OutputStream out = line.getOutputStream();
      out.write(request.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      line.shutdownOutput();
      line.getInputStream().readAllBytes();
    } catch (IOException cut) {
      // as it deserves
    }
  }

  /** What whoever means ill asks is no news; of a fault of ours each request tells once. */
  @Test
  void aRequestWritesALineAtMost(@TempDir Path folder)
      throws IOException, InterruptedException, SQLException {
    Path log = folder.resolve("log");
    try (ChildServer server = ChildServer.start(folder, log)) {
      String table = server.table(client).get("table").asString();
      String damaged = server.table(client).get("table").asString();
      server.stop();
      damage(folder, damaged);
      try (ChildServer again = ChildServer.start(folder, log)) {
        for (String request : odd(table)) {
          for (int i = 0; i < TIMES; i++) send(again, request);
        }
        assertThat(again.get(client, "/health").statusCode()).isEqualTo(200);
        assertThat(lines(log, "ERROR", "WARN")).isEmpty();
        for (int i = 0; i < TIMES; i++) {
          assertThat(again.get(client, "/api/tables/" + damaged).statusCode()).isEqualTo(500);
        }
        again.stop();
      }
    }
    assertThat(lines(log, "ERROR", "WARN"))
        .hasSize(TIMES)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(LONGEST));
    assertThat(Files.readString(log).lines()).hasSizeLessThan(TIMES + 10);
  }

  private static List<String> lines(Path log, String... levels) throws IOException {
    return Files.readString(log)
        .lines()
        .filter(
            line -> List.of(levels).contains(Json.MAPPER.readTree(line).path("level").asString()))
        .toList();
  }

  /** The first entry of that table's log cannot be read any more. */
  private static void damage(Path folder, String table) throws SQLException {
    String file = "jdbc:sqlite:" + folder.resolve(SqliteStore.FILE);
    try (Connection connection = DriverManager.getConnection(file);
        PreparedStatement update =
            connection.prepareStatement("update entry set body = 'x' where tbl = ?")) {
      update.setString(1, table);
      assertThat(update.executeUpdate()).isPositive();
    }
  }
}
