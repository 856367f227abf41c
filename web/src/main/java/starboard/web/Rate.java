package starboard.web;

/** A bucket that fills at a steady rate: who takes more than is in it must wait. */
final class Rate {

  private static final double SECOND = 1e9;

  private final int perSecond;
  private final int most;
  private double left;
  private long then;

  /** Full at first. */
  Rate(int perSecond, int most) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
    this.then = System.nanoTime();
  }

  /** Takes so many if there are as many. */
  synchronized boolean take(int count) {
    long now = System.nanoTime();
    left = Math.min(most, left + (now - then) / SECOND * perSecond);
    then = now;
    if (left < count) return false;
    left -= count;
    return true;
  }

  /** Whether nobody has taken anything for so long that a new one would be the same. */
  synchronized boolean full() {
    return left + (System.nanoTime() - then) / SECOND * perSecond >= most;
  }
}
