package starboard.demo;

import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;

/** What a crew can do in its turn (D3.1). */
sealed interface Action extends Choice {

  /** D4 */
  record Search() implements Action {}

  /** D5.1 */
  record Probe(int berth) implements Action {}

  /** D5.2 */
  record Open(int berth) implements Action {}

  /** D3.2 */
  record Stow() implements Action {}

  /** D6 */
  record Give(Seat to) implements Action {}

  /** Ends the turn. */
  record Pass() implements Action {}
}
