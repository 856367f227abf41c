package starboard.rone.effect;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Rone;

/**
 * R6.1 Three recruits are revealed, one is kept.
 *
 * @param triggers whether passive abilities are set off; not in set-up (R11.6)
 */
public record Recruiting(Seat seat, String from, boolean triggers) implements Step<Rone> {

  @Override
  public void run(Rone s) {
    s.revealRecruits(seat);
    s.then(new Choosing(seat, from, false, triggers));
  }
}
