package starboard.nemesis;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** Who plays against whom: semi-cooperative, solo or co-operative (N26). */
public interface GameMode {

  /** N2.12 Deals the objectives. */
  void dealObjectives(Nemesis s);

  /** N22.1 Who chooses between objectives at the first encounter. */
  Seats choosers(Nemesis s);

  /** The number of items an exploration token gives (N26.2). */
  int itemNumber(int printed);

  /** What becomes of a dead Character's belongings (N16.6, N26.3). */
  void afterDeath(Nemesis s, Seat seat);

  /** At the start of a round, before cards are drawn. */
  void roundBegins(Nemesis s);

  /** Whether all win or all lose (N26.3). */
  default boolean winsTogether() {
    return false;
  }

  /** N23.4 Who of the survivors has won. */
  Seats winners(Nemesis s, Seats survivors);
}
