package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import starboard.wire.Json;

/**
 * What is written down about what went wrong; a program that should have ended is not waited for.
 */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LogLineTest {

  private static int deep(int depth) {
    return depth == 0 ? Integer.parseInt("none") : 1 + deep(depth - 1);
  }

  private static String line(Throwable thrown, String message) {
    LoggerContext context = new LoggerContext();
    context.setMDCAdapter(new LogbackMDCAdapter());
    LogLine encoder = new LogLine();
    encoder.setContext(context);
    encoder.start();
    LoggingEvent event =
        new LoggingEvent("x", context.getLogger("starboard"), Level.ERROR, message, thrown, null);
    return new String(encoder.encode(event), StandardCharsets.UTF_8);
  }

  @Test
  void evenALongStoryIsOneShortLine() {
    try {
      deep(1_000);
    } catch (NumberFormatException thrown) {
      for (String line : List.of(line(thrown, "failed"), line(thrown, "x\n".repeat(50_000)))) {
        assertThat(line).hasSizeLessThan(8_000).endsWith("\n");
        assertThat(line.strip()).doesNotContain("\n");
        assertThat(Json.MAPPER.readTree(line).get("formattedMessage").asString())
            .contains("NumberFormatException")
            .contains("LogLineTest.deep");
      }
    }
  }

  /** The libraries' own ways of logging end in the same form. */
  @Test
  void everyLineIsJson() throws IOException, InterruptedException {
    String said = said("say");
    assertThat(said.lines()).hasSize(3);
    for (String line : said.lines().toList()) {
      assertThat(Json.MAPPER.readTree(line).get("level").asString()).isEqualTo("ERROR");
    }
  }

  @Test
  void outOfMemoryEndsTheProgramWithASentence() throws IOException, InterruptedException {
    assertThat(said("burst")).contains("out of memory: the server ends");
  }

  /** Whichever thread it is in which the last byte was asked for. */
  @Test
  void aServerWhoseMemoryIsUsedUpEndsWithASentence(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    HttpClient client = HttpClient.newHttpClient();
    try (ChildServer server = ChildServer.startWith("40m", folder, log)) {
      assertThat(server.get(client, "/api/games").statusCode()).isEqualTo(200);
      server.takeTheMemory();
      long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
      while (server.alive() && System.nanoTime() < end) ask(server, client);
      assertThat(server.awaitEnd()).isEqualTo(3);
    }
    assertThat(Files.readString(log)).contains("out of memory: the server ends");
  }

  private static void ask(ChildServer server, HttpClient client) throws InterruptedException {
    try {
      server.get(client, "/api/games");
    } catch (IOException cut) {
      // as it ends
    }
  }

  private static String said(String what) throws IOException, InterruptedException {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                LogLineTest.class.getName(),
                what)
            .start();
    String said = new String(child.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(child.waitFor()).isEqualTo(what.equals("burst") ? 3 : 0);
    return said;
  }

  public static void main(String[] args) throws InterruptedException {
    Logging.takeOver();
    if (args[0].equals("burst")) {
      LastWords.ifOutOfMemory(new CompletionException(new OutOfMemoryError("heap")));
    }
    System.getLogger("starboard.table").log(System.Logger.Level.ERROR, "by the platform's logger");
    java.util.logging.Logger.getLogger("starboard.old").severe("by the old logger");
    Thread failing = new Thread(() -> Integer.parseInt("none"));
    failing.start();
    failing.join();
  }
}
