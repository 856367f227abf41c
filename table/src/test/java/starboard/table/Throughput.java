package starboard.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import starboard.table.store.SqliteStore;

/**
 * Measures durable choices per second at many tables of the demo game on the real store; not a
 * test. Arguments: tables, seconds.
 */
final class Throughput {
  private Throughput() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 20;
    Path data = Files.createTempDirectory("starboard-throughput");
    ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
    long warm = System.nanoTime() + 5_000_000_000L;
    long end = warm + seconds * 1_000_000_000L;
    CountDownLatch playing = new CountDownLatch(count);
    try (Tables tables = Party.tables(SqliteStore.in(data))) {
      for (int i = 0; i < count; i++) {
        Thread.ofVirtual()
            .start(
                () -> {
                  while (System.nanoTime() < end) play(tables, warm, end, times);
                  playing.countDown();
                });
      }
      playing.await();
    }
    long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
    System.out.printf(
        "%d tables, %d s: %d choices/s, p50 %.1f ms, p99 %.1f ms%n",
        count,
        seconds,
        sorted.length / seconds,
        sorted[sorted.length / 2] / 1e6,
        sorted[(int) (sorted.length * 0.99)] / 1e6);
    System.out.println(Arrays.toString(data.toFile().list()) + " in " + data);
  }

  private static void play(Tables tables, long warm, long end, ConcurrentLinkedQueue<Long> times) {
    Party party =
        Party.of(tables, List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Bob")));
    List<Party.Question> questions = party.questions();
    while (!questions.isEmpty() && System.nanoTime() < end) {
      Party.Question question = questions.getFirst();
      long before = System.nanoTime();
      party.choose(question, question.decision() % question.options().size());
      if (before > warm) times.add(System.nanoTime() - before);
      questions = party.questions();
    }
  }
}
