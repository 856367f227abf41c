package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The disk takes nothing for a while: no file of the server may grow. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class FullDiskTest {

  private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");

  private final HttpClient client = HttpClient.newHttpClient();

  private HttpResponse<String> get(ChildServer server, String path)
      throws IOException, InterruptedException {
    URI uri = URI.create("http://127.0.0.1:" + server.port + path);
    return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
  }

  private static void limit(ChildServer server, String bytes)
      throws IOException, InterruptedException {
    String[] command = {PRLIMIT.toString(), "--pid", "" + server.pid(), "--fsize=" + bytes + ":"};
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
  }

  private static long largestFile(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.mapToLong(path -> path.toFile().length()).max().orElse(0);
    }
  }

  @Test
  void whatWasRefusedNeverCountsAndTheServerRecoversByItself(@TempDir Path folder)
      throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(PRLIMIT), "needs prlimit to limit a process");
    Random random = new Random(1);
    int acknowledged = 0;
    int refused = 0;
    JsonNode laid;
    try (ChildServer server = ChildServer.start(folder)) {
      laid = server.table(client);
      Guest ann = server.sit(client, laid, 0);
      Guest ben = server.sit(client, laid, 1);
      PlayTest.play(List.of(ann, ben), random, 3);
      limit(server, String.valueOf(largestFile(folder) + 30_000));
      while (refused < 5) {
        Guest asked = ann.asked() ? ann : ben;
        JsonNode answer = asked.ask(asked.choice(random));
        if (answer.path("ok").asBoolean()) {
          acknowledged = answer.get("entry").intValue();
          int entry = acknowledged;
          for (Guest guest : List.of(ann, ben)) {
            guest.await(view -> view.get("entry").intValue() >= entry);
          }
        } else {
          assertThat(answer.at("/error/code").asString()).isEqualTo("not-written");
          refused++;
        }
      }
      assertThat(get(server, "/health").statusCode()).isEqualTo(503);
      assertThat(get(server, "/health").body()).contains("disk may be full");
      assertThat(get(server, "/metrics").body()).contains("\nstarboard_store_well 0.0\n");
      assertThat(ann.view().get("entry").intValue()).isEqualTo(acknowledged);
      limit(server, "unlimited");
      while (get(server, "/health").statusCode() != 200) Thread.sleep(50);
      assertThat(get(server, "/metrics").body()).contains("\nstarboard_store_well 1.0\n");
      server.kill();
    }
    try (ChildServer server = ChildServer.start(folder)) {
      Guest ann = server.sit(client, laid, 0);
      Guest ben = server.sit(client, laid, 1);
      assertThat(ann.view().get("entry").intValue()).isEqualTo(acknowledged);
      assertThat(PlayTest.play(List.of(ann, ben), random, 3)).isPositive();
    }
  }
}
