package starboard.nemesis.bot;

import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;

/**
 * How likely a seat seems to win, judged by what it may know: whether it gets through (N16, N23),
 * and how much is still to be done for what it plays for.
 */
public final class Outlook {

  /** So many cards still to be played for an objective make it half as likely. */
  private static final double LONG_WAY = 25;

  /** Wounds that are not treated leave little time. */
  private static final double SERIOUS_WOUND = 0.7;

  private static final double LIGHT_WOUND = 0.95;
  private static final double IN_COMBAT = 0.85;

  /** Those who have left may still be infected, or come home to nobody (N23.4). */
  private static final double LEFT = 0.9;

  /** Somebody must survive, but it need not be oneself (N26.3). */
  private static final double BY_OTHERS = 0.5;

  private static final double HUNTING = 0.5;

  private Outlook() {}

  public static double of(Nemesis s, Seat seat) {
    if (s.opposition().isIntruderPlayer(seat)) return hunter(s, seat);
    return survival(s, seat) * LONG_WAY / (LONG_WAY + Aim.of(s, seat).price());
  }

  /** N26.4 The fewer Characters live, the better for who plays the Intruders. */
  private static double hunter(Nemesis s, Seat seat) {
    return HUNTING / (1 + s.crew().alive().without(seat).size());
  }

  private static double survival(Nemesis s, Seat seat) {
    if (s.crew().isDead(seat)) {
      boolean carriedOn = s.rules().mode().winsTogether() && !s.crew().alive().isEmpty();
      return carriedOn ? BY_OTHERS : 0;
    }
    if (s.crew().wayOutOf(seat) != Nemesis.NONE) return LEFT;
    double health =
        Math.pow(SERIOUS_WOUND, s.crew().seriousWounds(seat))
            * Math.pow(LIGHT_WOUND, s.crew().lightWounds(seat));
    return LEFT * health * (s.crew().isInCombat(seat) ? IN_COMBAT : 1);
  }
}
