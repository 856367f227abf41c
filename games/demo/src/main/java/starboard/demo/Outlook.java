package starboard.demo;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.game.Lead;
import starboard.kernel.seats.Seat;

/** How likely a seat seems to win (D9.1), judged by what it may know. */
final class Outlook {

  /** What a thing in another's hold is worth about. */
  private static final double UNKNOWN = 2;

  /** The points a round brings about. */
  private static final double A_ROUND = 3;

  private Outlook() {}

  static double of(Demo s, Seat seat) {
    double[] points = new double[s.players()];
    for (Seat each : s.seats()) points[each.index()] = s.credits(each) + hold(s, seat, each);
    return Lead.of(seat, points, A_ROUND * (1 + s.rounds() - s.round()));
  }

  /** The hold of a seat as another one, or its own, may know it. */
  private static double hold(Demo s, Seat knowing, Seat seat) {
    Pile hold = s.hold(seat);
    double value = 0;
    for (int i = 0; i < hold.size(); i++) {
      boolean seen = Thing.isSeenBy(hold.at(i), knowing);
      value += seen ? Components.BOX.value(Components.BOX.kindOf(hold.number(i))) : UNKNOWN;
    }
    return value;
  }
}
