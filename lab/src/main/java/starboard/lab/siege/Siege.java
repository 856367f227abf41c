package starboard.lab.siege;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
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
 * <p>Arguments: folder, kills, open tables, tables played at, what chance grows from, then the
 * command that starts the program. {@code scripts/siege} does it with {@code java -jar}.
 */
public final class Siege {

  /** Every so many rounds. */
  private static final int FULL_DISK = 3;

  private static final int BOMBS = 4;
  private static final long SHORTEST_ROUND = 300;
  private static final long LONGEST_ROUND = 2_500;

  /** How long the disk is full at a time, and how often, until somebody's answer is refused. */
  private static final long FULL_SECONDS = 2;

  private static final int MOST_FILLS = 20;
  private static final long RECOVERY_SECONDS = 20;

  /** In seconds, until a decision is taken. */
  private static final double LONGEST_RESTART = 3;

  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> command;
  private final Path folder;
  private final RandomGenerator random;
  private final List<Game> games = new CopyOnWriteArrayList<>();
  private final Collection<Game> finished = new ConcurrentLinkedQueue<>();
  private final Collection<String> faults = new ConcurrentLinkedQueue<>();
  private final List<Double> restarts = new ArrayList<>();
  private final List<Double> loads = new ArrayList<>();
  private double silence;
  private int fullDisks;
  private int kills;

  public Siege(List<String> command, Path folder, long seed) {
    this.command = List.copyOf(command);
    this.folder = folder;
    this.random = new SplittableRandom(seed);
  }

  /** Whether this machine lets us limit what a process writes. */
  public static boolean canFillTheDisk() {
    return Besieged.canFillTheDisk();
  }

  /**
   * What it came to.
   *
   * @param refused answers that were not taken because the disk was full
   * @param faults acknowledged answers that were lost, refused ones that were kept, and the rest
   * @param silence the longest time in seconds in which {@code /health} did not answer
   * @param restart the times in seconds from a start of the process to a decision taken
   * @param slow which restarts took longer than they may, and the load then
   * @param load how many processes wanted to run when a server was started
   */
  public record Outcome(
      int kills,
      int fullDisks,
      int acknowledged,
      int refused,
      List<String> faults,
      double silence,
      Spread restart,
      List<String> slow,
      Spread load) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Path.of(args[0]);
    long seed = Long.parseLong(args[4]);
    Siege siege = new Siege(List.of(args).subList(5, args.length), folder, seed);
    Outcome outcome =
        siege.run(Integer.parseInt(args[1]), Integer.parseInt(args[2]), Integer.parseInt(args[3]));
    System.out.println(outcome);
    System.exit(outcome.faults().isEmpty() ? 0 : 1);
  }

  /** So many kills of a server with so many open tables, of which some are played at. */
  public Outcome run(int rounds, int open, int played) throws IOException, InterruptedException {
    try (Besieged server = Besieged.start(client, command, folder)) {
      for (int i = 0; i < open + played; i++) {
        Game game = Game.lay(server, new SplittableRandom(random.nextLong()));
        if (game == null) throw new IOException("the disk takes no tables");
        game.choose(server);
        if (i >= open) games.add(game);
      }
    }
    for (int round = 1; round <= rounds; round++) round(round);
    try (Besieged server = Besieged.start(client, command, folder)) {
      int acknowledged = 0;
      for (Game game : everybody().toList()) {
        faults.addAll(game.faults(server));
        acknowledged += game.ledger.acknowledged();
      }
      return new Outcome(
          kills,
          fullDisks,
          acknowledged,
          refused(),
          List.copyOf(faults),
          silence,
          Spread.of(restarts),
          slow(),
          Spread.of(loads));
    }
  }

  private List<String> slow() {
    List<String> slow = new ArrayList<>();
    for (int i = 0; i < restarts.size(); i++) {
      if (restarts.get(i) <= LONGEST_RESTART) continue;
      slow.add(
          String.format(
              Locale.ROOT, "round %d: %.2f s at load %.1f", i + 1, restarts.get(i), loads.get(i)));
    }
    return slow;
  }

  private Stream<Game> everybody() {
    return Stream.concat(games.stream(), finished.stream());
  }

  private int refused() {
    return everybody().mapToInt(game -> game.ledger.refused()).sum();
  }

  private void round(int round) throws IOException, InterruptedException {
    loads.add(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        Besieged server = Besieged.start(client, command, folder)) {
      if (!games.getFirst().choose(server)) games.getFirst().choose(server);
      restarts.add((System.nanoTime() - server.started) / 1e9);
      Pulse pulse = new Pulse(server);
      threads.execute(pulse);
      for (int i = 0; i < games.size(); i++) {
        int place = i;
        RandomGenerator chance = new SplittableRandom(random.nextLong());
        threads.execute(() -> play(server, place, chance));
      }
      if (round % BOMBS == 0) threads.execute(() -> bomb(server));
      Thread.sleep(random.nextLong(SHORTEST_ROUND, LONGEST_ROUND));
      if (round % FULL_DISK == 0 && canFillTheDisk()) fillTheDisk(server, round);
      if (!server.alive()) faults.add("round " + round + ": the server ended by itself");
      pulse.stop();
      silence = Math.max(silence, pulse.longestSilence());
      server.kill();
      kills++;
      threads.shutdown();
      if (!threads.awaitTermination(1, TimeUnit.MINUTES)) faults.add("people did not notice");
    }
  }

  /** Until the line is cut. Who finds no room for another table waits at the old one. */
  private void play(Besieged server, int place, RandomGenerator chance) {
    try {
      while (server.alive()) {
        Game game = games.get(place);
        if (game.choose(server) || !game.over()) continue;
        Game next = Game.lay(server, new SplittableRandom(chance.nextLong()));
        if (next == null) continue;
        finished.add(game);
        games.set(place, next);
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

  /**
   * Fills the disk until somebody's answer is refused. Every other time the server is killed so;
   * else it must be well again by itself when there is room.
   */
  private void fillTheDisk(Besieged server, int round) throws IOException, InterruptedException {
    fullDisks++;
    int before = refused();
    for (int fill = 0; fill < MOST_FILLS && refused() == before; fill++) {
      server.freeTheDisk();
      server.fillTheDisk();
      await(FULL_SECONDS, () -> refused() > before);
    }
    if (refused() == before) faults.add("round " + round + ": nobody was refused by a full disk");
    if (fullDisks % 2 == 0) return;
    await(RECOVERY_SECONDS, () -> server.health() == 503);
    server.freeTheDisk();
    await(RECOVERY_SECONDS, () -> server.health() == 200);
    if (server.health() != 200) faults.add("round " + round + ": not well after a full disk");
  }

  /** Something that may fail with the line. */
  private interface Condition {
    boolean holds() throws IOException, InterruptedException;
  }

  /** Until it holds, but not for ever. */
  private static void await(long seconds, Condition condition)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (!condition.holds() && System.nanoTime() < end) Thread.sleep(20);
  }
}
