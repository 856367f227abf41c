package starboard.nemesis;

import starboard.kernel.seats.Seat;

/** N6.7-N6.12 What an exploration token does when it is turned up. */
@FunctionalInterface
public interface ExplorationEffect {

  /** What becomes of the noise that arriving makes. */
  enum Noise {
    /** As ever. */
    MADE,
    /** There is no noise roll. */
    SILENCE,
    /** Danger instead of the roll. */
    DANGER
  }

  /**
   * It happens; what it pushes comes before the noise.
   *
   * @param cause who explores
   * @param via the corridor used; NONE for technical ones
   */
  Noise happen(Nemesis s, Seat cause, int room, int via);
}
