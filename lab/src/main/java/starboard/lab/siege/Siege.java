package starboard.lab.siege;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Besieges a server. In every round people play at some tables while it is bombed and, now and
 * then, out of disk; then it is killed at a random moment and started again. At the end every log
 * is held against what its people were told.
 *
 * <p>Arguments: folder, kills, open tables, tables played at, then the command that starts the
 * program. {@code scripts/siege} does it with {@code java -jar}.
 */
public final class Siege {

  /** Every so many rounds. */
  private static final int FULL_DISK = 5;

  private static final int BOMBS = 4;
  private static final long SHORTEST_ROUND = 300;
  private static final long LONGEST_ROUND = 2_500;
  private static final long FULL_MILLIS = 800;

  /** What a full disk still takes, so that it fills in the middle of writing. */
  private static final long LAST_BYTES = 20_000;

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> command;
  private final Path folder;
  private final RandomGenerator random = new SplittableRandom(12);
  private final List<Game> games = new ArrayList<>();
  private final ConcurrentLinkedQueue<Game> finished = new ConcurrentLinkedQueue<>();
  private final List<String> faults = new ArrayList<>();
  private double silence;
  private double restart;
  private int fullDisks;
  private int kills;

  public Siege(List<String> command, Path folder) {
    this.command = List.copyOf(command);
    this.folder = folder;
  }

  /**
   * What it came to.
   *
   * @param faults acknowledged answers that were lost, refused ones that were kept
   * @param silence the longest time in seconds in which {@code /health} did not answer
   * @param restart the longest time in seconds from a start to a decision shown
   */
  public record Outcome(
      int kills,
      int fullDisks,
      int acknowledged,
      int refused,
      List<String> faults,
      double silence,
      double restart) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Path.of(args[0]);
    Siege siege = new Siege(List.of(args).subList(4, args.length), folder);
    Outcome outcome =
        siege.run(Integer.parseInt(args[1]), Integer.parseInt(args[2]), Integer.parseInt(args[3]));
    System.out.println(outcome);
    System.exit(outcome.faults().isEmpty() ? 0 : 1);
  }

  /** So many kills of a server with so many open tables, of which some are played at. */
  public Outcome run(int rounds, int open, int played) throws IOException, InterruptedException {
    try (Besieged server = Besieged.start(client, command, folder)) {
      for (int i = 0; i < open; i++) Game.lay(server, random).choose(server);
      for (int i = 0; i < played; i++) games.add(game(server));
    }
    for (int round = 1; round <= rounds; round++) round(round);
    try (Besieged server = Besieged.start(client, command, folder)) {
      int acknowledged = 0;
      int refused = 0;
      for (Game game : Stream.concat(games.stream(), finished.stream()).toList()) {
        faults.addAll(game.faults(server));
        acknowledged += game.ledger.acknowledged();
        refused += game.ledger.refused();
      }
      return new Outcome(kills, fullDisks, acknowledged, refused, faults, silence, restart);
    }
  }

  private Game game(Besieged server) throws IOException, InterruptedException {
    return Game.lay(server, new SplittableRandom(random.nextLong()));
  }

  private void round(int round) throws IOException, InterruptedException {
    try (Besieged server = Besieged.start(client, command, folder);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      if (!games.getFirst().choose(server)) games.getFirst().choose(server);
      restart = Math.max(restart, (System.nanoTime() - server.started) / 1e9);
      Pulse pulse = new Pulse(server);
      threads.execute(pulse);
      for (int i = 0; i < games.size(); i++) {
        int place = i;
        threads.execute(() -> play(server, place));
      }
      if (round % BOMBS == 0) threads.execute(() -> bomb(server));
      Thread.sleep(random.nextLong(SHORTEST_ROUND, LONGEST_ROUND));
      if (round % FULL_DISK == 0 && Besieged.canFillTheDisk()) fillTheDisk(server, pulse);
      if (!server.alive()) faults.add("round " + round + ": the server ended by itself");
      pulse.stop();
      silence = Math.max(silence, pulse.longestSilence());
      server.kill();
      kills++;
      threads.shutdown();
      if (!threads.awaitTermination(1, TimeUnit.MINUTES)) faults.add("people did not notice");
    }
  }

  /** Until the line is cut. */
  private void play(Besieged server, int place) {
    try {
      while (server.alive()) {
        Game game = games.get(place);
        if (!game.choose(server) && game.over()) {
          Game next = game(server);
          finished.add(game);
          games.set(place, next);
        }
      }
    } catch (IOException | InterruptedException cut) {
      // the next round goes on
    }
  }

  private void bomb(Besieged server) {
    try {
      Bombs bombs = new Bombs(client, server, games.getFirst());
      for (int status : bombs.bringUndos()) {
        if (status != 200 && status != 503) faults.add("undos were answered with " + status);
      }
      for (int status : bombs.throwAll()) {
        if (status == 500) faults.add("a bomb was answered with 500");
      }
    } catch (IOException | InterruptedException cut) {
      // killed meanwhile
    }
  }

  /** The server must tell it, and be well again by itself when there is room. */
  private void fillTheDisk(Besieged server, Pulse pulse) throws IOException, InterruptedException {
    fullDisks++;
    server.fillTheDisk(largestFile() + LAST_BYTES);
    Thread.sleep(FULL_MILLIS);
    int told = pulse.answers(503);
    server.freeTheDisk();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    int status = server.get("/health", "").statusCode();
    while (status != 200 && System.nanoTime() < end) {
      Thread.sleep(50);
      status = server.get("/health", "").statusCode();
    }
    if (status != 200)
      faults.add("not well again after a full disk (it told so " + told + " times)");
  }

  private long largestFile() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.mapToLong(path -> path.toFile().length()).max().orElse(0);
    }
  }
}
