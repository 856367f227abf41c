package starboard.lab.load;

import java.util.Arrays;

/** What the clients have seen since the measuring began. */
final class Tally {

  /** The result: how long was measured, what was chosen, and times in milliseconds. */
  record Sum(double seconds, int choices, double p50, double p99, int refused, int failures) {
    void print() {
      System.out.printf(
          "%.0f s: %.0f choices/s, from choice to new scene p50 %.1f ms, p99 %.1f ms, "
              + "refused %d, failed %d%n",
          seconds, choices / seconds, p50, p99, refused, failures);
    }
  }

  private long[] nanos = new long[1 << 20];
  private long start;
  private int choices;
  private int refused;
  private int failures;

  synchronized void begin() {
    start = System.nanoTime();
    choices = 0;
    refused = 0;
    failures = 0;
  }

  synchronized void shown(long since) {
    if (choices == nanos.length) nanos = Arrays.copyOf(nanos, choices * 2);
    nanos[choices++] = System.nanoTime() - since;
  }

  /** A choice came too late: another seat's answer had changed the question meanwhile. */
  synchronized void refused() {
    refused++;
  }

  synchronized void failed() {
    failures++;
  }

  synchronized Sum end() {
    double seconds = (System.nanoTime() - start) / 1e9;
    long[] sorted = Arrays.copyOf(nanos, choices);
    Arrays.sort(sorted);
    return new Sum(seconds, choices, at(sorted, 0.5), at(sorted, 0.99), refused, failures);
  }

  private static double at(long[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * share)] / 1e6;
  }
}
