package starboard.lab.siege;

import java.io.IOException;
import java.net.http.HttpTimeoutException;
import java.util.Map;
import java.util.TreeMap;

/** Asks a server again and again how it is, and notes how long it was silent at most. */
final class Pulse implements Runnable {

  private static final int PAUSE_MILLIS = 50;

  private final Besieged server;
  private final Map<Integer, Integer> statuses = new TreeMap<>();
  private double longest;
  private volatile boolean stopped;

  Pulse(Besieged server) {
    this.server = server;
  }

  @Override
  public void run() {
    while (!stopped) {
      long asked = System.nanoTime();
      try {
        note(server.get("/health", "").statusCode(), asked);
        Thread.sleep(PAUSE_MILLIS);
      } catch (HttpTimeoutException silent) {
        note(0, asked);
      } catch (IOException | InterruptedException ended) {
        return;
      }
    }
  }

  private synchronized void note(int status, long asked) {
    statuses.merge(status, 1, Integer::sum);
    longest = Math.max(longest, (System.nanoTime() - asked) / 1e9);
  }

  void stop() {
    stopped = true;
  }

  /** In seconds. */
  synchronized double longestSilence() {
    return longest;
  }

  /** How often it answered so. */
  synchronized int answers(int status) {
    return statuses.getOrDefault(status, 0);
  }
}
