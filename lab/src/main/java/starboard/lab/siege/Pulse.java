package starboard.lab.siege;

import java.io.IOException;
import java.net.http.HttpTimeoutException;

/** Asks a server again and again how it is, and notes how long it was silent at most. */
final class Pulse implements Runnable {

  private static final int PAUSE_MILLIS = 50;

  private final Besieged server;
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
        int _ = server.health();
        note(asked);
        Thread.sleep(PAUSE_MILLIS);
      } catch (HttpTimeoutException silent) {
        note(asked);
      } catch (IOException | InterruptedException ended) {
        return;
      }
    }
  }

  private synchronized void note(long asked) {
    longest = Math.max(longest, (System.nanoTime() - asked) / 1e9);
  }

  void stop() {
    stopped = true;
  }

  /** In seconds. */
  synchronized double longestSilence() {
    return longest;
  }
}
