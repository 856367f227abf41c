package starboard.web;

/**
 * How much one client may ask for.
 *
 * @param body the largest file that is brought, in bytes
 * @param frame the largest message on a socket and the largest body of other requests, in bytes
 * @param requests how many requests an address may make in a second
 * @param burst how many it may make at once after a quiet time
 * @param commands how many commands a socket may send in a second
 * @param sockets how many sockets an address may hold open
 */
public record Limits(int body, int frame, int requests, int burst, int commands, int sockets) {

  /** Far more than people do, far less than hurts. */
  public static final Limits STANDARD = new Limits(1_000_000, 65_536, 200, 2_000, 1_000, 500);

  /** Nothing is refused for its number: for benchmarks, whose clients share one address. */
  public static final Limits BENCHMARK =
      new Limits(1_000_000, 65_536, 1_000_000, 1_000_000, 1_000_000, 100_000);
}
