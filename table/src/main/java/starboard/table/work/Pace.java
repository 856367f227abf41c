package starboard.table.work;

import java.time.Duration;

/**
 * How long things take at a table.
 *
 * @param beforeBot how long a bot waits before it answers, so that people can follow
 * @param budget how long a bot may think before another answers for it, and how long a webhook may
 *     take to answer
 * @param idle how long a table that nobody watches stays in memory
 * @param replay how long it may take to replay a log, for a table that is fetched or brought
 * @param thinkers how many bots think at a time; with one they always answer in the same order
 */
public record Pace(
    Duration beforeBot, Duration budget, Duration idle, Duration replay, int thinkers) {

  /** With as many bots at a time as there are cores. */
  public Pace(Duration beforeBot, Duration budget, Duration idle, Duration replay) {
    this(beforeBot, budget, idle, replay, Runtime.getRuntime().availableProcessors());
  }

  /** With as long for a replay as nobody should have to wait. */
  public Pace(Duration beforeBot, Duration budget, Duration idle) {
    this(beforeBot, budget, idle, Duration.ofSeconds(20));
  }

  public static final Pace STANDARD =
      new Pace(Duration.ofMillis(600), Duration.ofSeconds(5), Duration.ofMinutes(5));

  /** Bots that answer at once. */
  public Pace hurried() {
    return new Pace(Duration.ZERO, budget, idle, replay, thinkers);
  }
}
