package starboard.rone;

import starboard.kernel.game.Carried;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.content.Op;

/** R10, R14, R17 What the modes answer differently. */
public interface Mode {

  /** Behind the set-up of the players. */
  void begin(Rone s);

  /** Who plays together with that seat, the seat too: their hands are open to each other (R1.6). */
  Seats team(Rone s, Seat seat);

  /** R10.5 The players against whom that seat plays; none if it is the Invasion. */
  Seats enemies(Rone s, Seat seat);

  /**
   * R16 An effect on whoever opposes its owner. Tells whether it is done at once; if not, it has
   * pushed what must happen before the next effect.
   */
  boolean oppose(Rone s, Cause cause, Op op, int times);

  /** R8.7 Phase 6 of a turn, with the damage summed up. */
  void dealDamage(Rone s, Seat seat);

  /** R7.4 steps 4 and 5: what others have of a player's reshuffle. */
  void reshuffled(Rone s, Seat seat);

  /** R10.2, R15.1 Ends the game if somebody is defeated; tells whether it did. */
  boolean check(Rone s);

  /** R15.4, R17.2 What a game that is over hands on to the next. */
  default Carried carried(Rone s) {
    return Carried.NOTHING;
  }

  /** R14.2.6 Whether gains may be given up for additional actions. */
  default boolean hasAdditionalActions() {
    return false;
  }
}
