package starboard.rone.effect;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Rone;

/** R6.10 Three technologies are revealed, one is kept. */
public record Discovering(Seat seat, String from) implements Step<Rone> {

  @Override
  public void run(Rone s) {
    s.revealTechnologies(seat);
    s.then(new Choosing(seat, from, true, false));
  }
}
