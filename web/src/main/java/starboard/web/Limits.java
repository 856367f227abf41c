package starboard.web;

import java.time.Duration;

/**
 * How much one client may ask for.
 *
 * @param body the largest file that is brought, in bytes
 * @param frame the largest message on a socket and the largest body of other requests, in bytes
 * @param requests how many requests an address may make in a second
 * @param burst how many it may make at once after a quiet time
 * @param commands how many commands a socket may send in a second
 * @param sockets how many sockets an address may hold open
 * @param lines how many lines of any kind it may hold open
 * @param kept how many bytes it may have written to the disk in a second
 * @param keptAtOnce how many after a quiet time
 * @param hello how long a socket may wait before it says who it is
 * @param sending how long it may take to send a body
 */
public record Limits(
    int body,
    int frame,
    int requests,
    int burst,
    int commands,
    int sockets,
    int lines,
    int kept,
    int keptAtOnce,
    Duration hello,
    Duration sending) {

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final Duration SLOWEST = Duration.ofMinutes(1);

  /** Far more than people do, far less than hurts. */
  public static final Limits STANDARD = new Limits(1_000_000, 65_536, 200, 2_000, 1_000, 500);

  /** Nothing is refused for its number: for benchmarks, whose clients share one address. */
  public static final Limits BENCHMARK =
      new Limits(
          1_000_000,
          65_536,
          1_000_000,
          1_000_000,
          1_000_000,
          100_000,
          200_000,
          1_000_000_000,
          1_000_000_000,
          PATIENCE,
          SLOWEST);

  /** The usual lines and bytes to keep: 430 MB a day at most. */
  public Limits(int body, int frame, int requests, int burst, int commands, int sockets) {
    this(
        body,
        frame,
        requests,
        burst,
        commands,
        sockets,
        1_000,
        5_000,
        20_000_000,
        PATIENCE,
        SLOWEST);
  }

  /** So many requests per address, in a second and at once. */
  public Limits withRequests(int perSecond, int atOnce) {
    return new Limits(
        body, frame, perSecond, atOnce, commands, sockets, lines, kept, keptAtOnce, hello, sending);
  }

  /** So many lines per address. */
  public Limits withLines(int most) {
    return new Limits(
        body, frame, requests, burst, commands, sockets, most, kept, keptAtOnce, hello, sending);
  }

  /** So many bytes that are kept, per second and at once. */
  public Limits withKept(int perSecond, int atOnce) {
    return new Limits(
        body, frame, requests, burst, commands, sockets, lines, perSecond, atOnce, hello, sending);
  }

  /** Sockets say hello in that time. */
  public Limits withHello(Duration within) {
    return new Limits(
        body, frame, requests, burst, commands, sockets, lines, kept, keptAtOnce, within, sending);
  }

  /** A body is sent in that time. */
  public Limits withSending(Duration within) {
    return new Limits(
        body, frame, requests, burst, commands, sockets, lines, kept, keptAtOnce, hello, within);
  }
}
