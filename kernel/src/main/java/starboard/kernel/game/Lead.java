package starboard.kernel.game;

import starboard.kernel.seats.Seat;

/** What points in a game that goes on say about its end. */
public final class Lead {
  private Lead() {}

  /**
   * How likely a seat is to have the most in the end.
   *
   * @param points what each seat seems to have, in seat order
   * @param spread how many points ahead make it about three times as likely
   */
  public static double of(Seat seat, double[] points, double spread) {
    double others = 0;
    for (double theirs : points) others += Math.exp((theirs - points[seat.index()]) / spread);
    return 1 / others;
  }
}
