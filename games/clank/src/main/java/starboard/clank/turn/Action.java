package starboard.clank.turn;

import starboard.kernel.rules.Choice;

/** What a player can do in a turn (C4.3), by kinds of cards, spaces, items and tokens. */
public sealed interface Action extends Choice {

  /** C5 A card of the hand. */
  record Play(int card) implements Action {}

  /** C7 A card of the row or reserve. */
  record Acquire(int card) implements Action {}

  /** C8 An enemy of the row. */
  record Fight(int card) implements Action {}

  /** C8.2 The enemy of the reserve. */
  record FightReserve() implements Action {}

  /** C9 */
  record Buy(int item) implements Action {}

  /** The pawn goes to a space. */
  sealed interface Move extends Action {
    int space();
  }

  /** C10 */
  record Walk(int space) implements Move {}

  /** C11.1 */
  record Lift(int space) implements Move {}

  /** C11.2 */
  record Telepad(int space) implements Move {}

  /** C21.5 */
  record Teleport(int space) implements Move {}

  /** C21.6 */
  record Jump(int space) implements Move {}

  /** C12 */
  record Hack() implements Action {}

  /** C13 */
  record Steal() implements Action {}

  /** C20.3 A stored token. */
  record Use(int secret) implements Action {}

  /** C21.1 What a played card offers for discarding. */
  record Offer(int card) implements Action {}

  /** C4.2 */
  record EndTurn() implements Action {}
}
