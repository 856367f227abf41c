package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The server ends during play; afterwards everything acknowledged is there. */
class KillTest {

  private static final int TABLES = 6;
  private static final int CHOICES_BEFORE = 4;

  /** Far fewer than a game needs; then they wait for the end, however late it comes. */
  private static final int CHOICES_AT_MOST = 12;

  private static final int GOING_AWAY = 1001;

  private final HttpClient client = HttpClient.newHttpClient();
  private final Queue<Guest> seated = new ConcurrentLinkedQueue<>();

  private Guest sit(ChildServer server, JsonNode laid, int seat) {
    Guest guest = server.sit(client, laid, seat);
    seated.add(guest);
    return guest;
  }

  /**
   * Two play until the line is cut; gives the last entry acknowledged.
   *
   * @param underWay tables that have yet to make some choices; the others wait for them
   */
  private int play(ChildServer server, JsonNode laid, CountDownLatch underWay)
      throws InterruptedException {
    int acknowledged = 0;
    int choices = 0;
    Random random = new Random(1);
    try {
      Guest ann = sit(server, laid, 0);
      Guest ben = sit(server, laid, 1);
      while (choices < CHOICES_AT_MOST) {
        Guest asked = ann.asked() ? ann : ben;
        asked.await(_ -> asked.asked());
        JsonNode answer = asked.ask(asked.choice(random));
        if (!answer.path("ok").asBoolean()) continue;
        acknowledged = answer.get("entry").intValue();
        int entry = acknowledged;
        choices++;
        ann.await(view -> view.get("entry").intValue() >= entry);
        ben.await(view -> view.get("entry").intValue() >= entry);
        if (choices == CHOICES_BEFORE) {
          underWay.countDown();
          underWay.await();
        }
      }
      ann.awaitClose();
    } catch (AssertionError | RuntimeException cut) {
      return acknowledged;
    }
    return acknowledged;
  }

  @Test
  void everyAcknowledgedChoiceIsThereAfterSigkillAndTheTablesGoOn(@TempDir Path folder)
      throws IOException, InterruptedException, ExecutionException {
    everyAcknowledgedChoiceIsThereAfter(ChildServer::kill, folder);
  }

  @Test
  void everybodyIsToldOfAStopAndNothingIsLost(@TempDir Path folder)
      throws IOException, InterruptedException, ExecutionException {
    List<Guest> told = everyAcknowledgedChoiceIsThereAfter(ChildServer::stop, folder);
    for (Guest guest : told) assertThat(guest.awaitClose()).isEqualTo(GOING_AWAY);
  }

  private interface End {
    void of(ChildServer server) throws InterruptedException;
  }

  /** Gives those who played until the end. */
  private List<Guest> everyAcknowledgedChoiceIsThereAfter(End end, Path folder)
      throws IOException, InterruptedException, ExecutionException {
    List<JsonNode> laid = new ArrayList<>();
    List<Integer> acknowledged = new ArrayList<>();
    CountDownLatch underWay = new CountDownLatch(TABLES);
    try (ChildServer server = ChildServer.start(folder);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < TABLES; i++) laid.add(server.table(client));
      List<Future<Integer>> playing = new ArrayList<>();
      for (JsonNode one : laid) playing.add(threads.submit(() -> play(server, one, underWay)));
      assertThat(underWay.await(1, TimeUnit.MINUTES)).isTrue();
      end.of(server);
      for (Future<Integer> one : playing) acknowledged.add(one.get());
    }
    assertThat(acknowledged).allMatch(entry -> entry > 1);
    List<Guest> players = List.copyOf(seated);
    assertThat(players).hasSize(2 * TABLES);
    try (ChildServer server = ChildServer.start(folder)) {
      for (int i = 0; i < TABLES; i++) {
        Guest ann = sit(server, laid.get(i), 0);
        Guest ben = sit(server, laid.get(i), 1);
        int entry = ann.view().get("entry").intValue();
        assertThat(entry).isGreaterThanOrEqualTo(acknowledged.get(i));
        assertThat(PlayTest.play(List.of(ann, ben), new Random(2), 3)).isPositive();
      }
    }
    return players;
  }
}
