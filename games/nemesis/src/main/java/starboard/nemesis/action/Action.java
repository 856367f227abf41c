package starboard.nemesis.action;

import starboard.kernel.rules.Choice;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ObjectKind;

/** What a player can do in a turn (N4.1, N5). */
public sealed interface Action extends Choice {

  /** A basic action towards a room: Movement, Careful movement, Escape. */
  record Go(Basic basic, int room) implements Action {}

  /** A basic action that asks for the rest later. */
  record Do(Basic basic) implements Action {}

  /** N18.20 What is crafted, and of which two kinds of items. */
  record Craft(int crafted, int one, int other) implements Action {}

  /** N18.24 A quest item, and the kind of item discarded for it, or NONE. */
  record Activate(int item, int given) implements Action {}

  /** An action that was begun comes to nothing. */
  record Lapse() implements Action {}

  /** An action card, by what it is. */
  record Play(int card) implements Action {}

  /** An item of the inventory or the hands, by what it is. */
  record UseItem(int item) implements Action {}

  /** A room action, by its number in the room. */
  record UseRoom(int action) implements Action {}

  /** An action that only the place has, by its number there. */
  record OfPlace(int action) implements Action {}

  /** N18.5 Free: an item of the inventory, by what it is. */
  record DropItem(int item) implements Action {}

  /** N18.5 Free: a heavy item, by its position in the hands. */
  record DropHeavy(int position) implements Action {}

  /** N18.5 Free: an object. */
  record DropObject(ObjectKind kind) implements Action {}

  /** N18.9 Free: lays an activated attachment on its weapon. */
  record Attach(int item) implements Action {}

  /** N18.5 Nothing more is dropped, and the turn ends. */
  record EndTurn() implements Action {}

  /** N3.6 */
  record PassTurn() implements Action {}
}
