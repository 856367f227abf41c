package starboard.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import starboard.bots.LineUp;
import starboard.bots.RandomBot;
import starboard.kernel.box.Inventory;
import starboard.kernel.chance.FastRng;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/**
 * Many games of one kind by bots. Which games are played depends on the plan's seed only, not on
 * the number of threads; every finished game is checked.
 */
public final class Simulation<S extends State<S>> {

  /** A game with more answers than this counts as one that never ends. */
  public static final int MOST_ANSWERS = 100_000;

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final double NANOS = 1e9;

  /** Games played in one go between two readings of the clock. */
  private static final int BATCH = 32;

  /** How many violations are described; the others are only counted. */
  private static final int DESCRIBED = 10;

  /**
   * What to simulate.
   *
   * @param warmup CPU seconds of play, all threads together, that are not counted
   */
  public record Plan(int games, long seed, int threads, double warmup) {}

  /** What was wrong with the game of that number (from 0) and seed. */
  public record Violation(int game, long seed, String what) {}

  /**
   * What came out.
   *
   * @param finished games that came to their end
   * @param decisions answers to questions with two or more choices
   * @param cpuSeconds CPU time of the playing threads
   * @param perGame decisions of the finished games
   * @param outcomes how many seats ended each way
   * @param bots the same bot by bot
   * @param described the first violations
   */
  public record Report(
      String game,
      int players,
      int games,
      int finished,
      long decisions,
      double cpuSeconds,
      Spread perGame,
      SortedMap<String, Long> outcomes,
      SortedMap<String, Ends> bots,
      long violations,
      List<Violation> described) {

    public double decisionsPerCpuSecond() {
      return decisions / cpuSeconds;
    }
  }

  /**
   * How the seats of one bot ended.
   *
   * @param reasons by the key of the text that says why
   */
  public record Ends(SortedMap<String, Long> outcomes, SortedMap<String, Long> reasons) {
    private Ends() {
      this(new TreeMap<>(), new TreeMap<>());
    }

    private void add(Ends other) {
      other.outcomes.forEach((outcome, seats) -> outcomes.merge(outcome, seats, Long::sum));
      other.reasons.forEach((reason, seats) -> reasons.merge(reason, seats, Long::sum));
    }
  }

  /** The mean, least and most of something. */
  public record Spread(double mean, long min, long max) {}

  private final Game<S> game;
  private final Setup setup;
  private final LineUp<S> bots;
  private final Plan plan;
  private final Inventory box;
  private final AtomicInteger dealt = new AtomicInteger();
  private final CountDownLatch warm;
  private final IntConsumer progress;
  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();

  private Simulation(Game<S> game, Setup setup, LineUp<S> bots, Plan plan, IntConsumer progress) {
    this.game = game;
    this.setup = setup;
    this.bots = bots;
    this.plan = plan;
    this.box = game.table(setup).inventory();
    this.warm = new CountDownLatch(plan.threads());
    this.progress = progress;
  }

  /**
   * Plays all games of the plan.
   *
   * @param progress is told how many more games are done; called by several threads
   */
  public static <S extends State<S>> Report run(
      Game<S> game, Setup setup, LineUp<S> bots, Plan plan, IntConsumer progress)
      throws InterruptedException {
    return new Simulation<>(game, setup, bots, plan, progress).run();
  }

  /** The seed of one game of a simulation. */
  public static long seed(long simulation, int game) {
    return FastRng.mix(FastRng.mix(simulation + GOLDEN) + game * GOLDEN) & Seed.MAX_NUMBER;
  }

  private Report run() throws InterruptedException {
    List<Tally> tallies = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < plan.threads(); i++) {
      Tally tally = new Tally();
      int number = i;
      tallies.add(tally);
      threads.add(Thread.ofPlatform().name("simulation-" + i).start(() -> work(number, tally)));
    }
    for (Thread thread : threads) thread.join();
    Tally sum = new Tally();
    for (Tally tally : tallies) sum.add(tally);
    return sum.report(game.id(), plan.games(), setup.players());
  }

  private void work(int thread, Tally tally) {
    try {
      warmUp(thread);
    } finally {
      warm.countDown();
    }
    try {
      warm.await();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return;
    }
    List<Played<S>> batch = new ArrayList<>(BATCH);
    for (int first = dealt.getAndAdd(BATCH); first < plan.games(); first = dealt.getAndAdd(BATCH)) {
      int count = Math.min(BATCH, plan.games() - first);
      batch.clear();
      long start = clock.getCurrentThreadCpuTime();
      for (int i = 0; i < count; i++) batch.add(play(seed(plan.seed(), first + i)));
      tally.cpuNanos += clock.getCurrentThreadCpuTime() - start;
      for (int i = 0; i < count; i++) tally.check(first + i, batch.get(i));
      progress.accept(count);
    }
  }

  /** Plays games nobody counts, until the JIT compiler has seen them. */
  private void warmUp(int thread) {
    long nanos = (long) (plan.warmup() * NANOS / plan.threads());
    long end = clock.getCurrentThreadCpuTime() + nanos;
    long others = FastRng.mix(~plan.seed());
    for (int i = thread; clock.getCurrentThreadCpuTime() < end; i += plan.threads()) {
      play(seed(others, i));
    }
  }

  /**
   * A game as far as it got.
   *
   * @param s null if it could not even begin
   * @param thrown what stopped it, or null
   */
  private record Played<S extends State<S>>(
      @Nullable S s, long decisions, @Nullable String thrown) {}

  private Played<S> play(long seed) {
    S s = null;
    long decisions = 0;
    long position = FastRng.mix(~seed);
    try {
      s = game.open(setup, Seed.of(seed));
      while (!s.over() && s.answers() < MOST_ANSWERS) {
        Seat seat = s.next();
        Choices<?> choices = s.choices(seat);
        Choice choice = choices.at(0);
        if (choices.size() > 1) {
          decisions++;
          position += GOLDEN;
          choice = choice(s, seat, choices, FastRng.mix(position));
        }
        s.answer(seat, choice);
      }
      return new Played<>(s, decisions, null);
    } catch (RuntimeException | StackOverflowError | AssertionError fault) {
      return new Played<>(s, decisions, fault.toString());
    }
  }

  /** A random choice rests on nothing seen, so it needs no imagined world. */
  private Choice choice(S s, Seat seat, Choices<?> choices, long chance) {
    Bot<S> bot = bots.at(seat).bot();
    if (bot instanceof RandomBot) {
      return choices.at((int) (((chance >>> 32) * choices.size()) >>> 32));
    }
    S world = s.imagine(seat, chance);
    Choice choice =
        bot.choose(world, seat, Budget.ENDLESS, new SplittableRandom(FastRng.mix(chance)));
    if (!choices.contains(choice)) {
      throw new IllegalStateException(choice + " is possible only in an imagined world");
    }
    return choice;
  }

  /** What one thread has counted. */
  private final class Tally {
    private long cpuNanos;
    private int finished;
    private long decisions;
    private long finishedDecisions;
    private long min = Long.MAX_VALUE;
    private long max;
    private long violations;
    private final TreeMap<String, Long> outcomes = new TreeMap<>();
    private final TreeMap<String, Ends> ends = new TreeMap<>();
    private final List<Violation> described = new ArrayList<>();

    void check(int number, Played<S> played) {
      S s = played.s;
      long decided = played.decisions;
      decisions += decided;
      Result result = s == null ? null : s.result();
      if (played.thrown != null) {
        violation(number, played.thrown);
      } else if (result == null) {
        violation(number, "not over after " + MOST_ANSWERS + " answers");
      } else {
        finished++;
        finishedDecisions += decided;
        min = Math.min(min, decided);
        max = Math.max(max, decided);
        for (Result.Outcome end : result.seats()) {
          outcomes.merge(end.outcome(), 1L, Long::sum);
          Ends of = endsOf(bots.at(end.seat()).name());
          of.outcomes.merge(end.outcome(), 1L, Long::sum);
          of.reasons.merge(end.why().key(), 1L, Long::sum);
        }
      }
      if (s != null) wrong(s).forEach(what -> violation(number, what));
    }

    private Ends endsOf(String bot) {
      return ends.computeIfAbsent(bot, _ -> new Ends());
    }

    private List<String> wrong(S s) {
      try {
        return s.violations(box);
      } catch (RuntimeException fault) {
        return List.of("cannot be checked: " + fault);
      }
    }

    private void violation(int number, String what) {
      violations++;
      described.add(new Violation(number, seed(plan.seed(), number), what));
      forget();
    }

    /** Threads get their games in ascending order, so the first ones are the lowest. */
    private void forget() {
      described.sort(Comparator.comparingInt(Violation::game));
      if (described.size() > DESCRIBED) {
        described.subList(DESCRIBED, described.size()).clear();
      }
    }

    void add(Tally other) {
      cpuNanos += other.cpuNanos;
      finished += other.finished;
      decisions += other.decisions;
      finishedDecisions += other.finishedDecisions;
      min = Math.min(min, other.min);
      max = Math.max(max, other.max);
      violations += other.violations;
      other.outcomes.forEach((outcome, count) -> outcomes.merge(outcome, count, Long::sum));
      other.ends.forEach((bot, more) -> endsOf(bot).add(more));
      described.addAll(other.described);
      forget();
    }

    Report report(String id, int games, int players) {
      Spread perGame =
          finished == 0
              ? new Spread(0, 0, 0)
              : new Spread((double) finishedDecisions / finished, min, max);
      return new Report(
          id,
          players,
          games,
          finished,
          decisions,
          Math.max(1, cpuNanos) / NANOS,
          perGame,
          outcomes,
          ends,
          violations,
          List.copyOf(described));
    }
  }
}
