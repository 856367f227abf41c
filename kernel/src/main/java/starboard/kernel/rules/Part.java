package starboard.kernel.rules;

import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.chance.Stream;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/**
 * A part of a table that owns some of its pieces and the verbs that move them. What is said of the
 * fields of a {@link State} holds for those of its parts: a state that has parts keeps each in a
 * field of its own, copies them in {@link State#ownParts} and lets them walk over their places.
 */
public abstract class Part<S extends State<S>> implements Cloneable {

  private transient S table;

  protected Part(S table) {
    this.table = table;
  }

  /** The table it is a part of. */
  protected final S table() {
    return table;
  }

  /** The same part of a copy of its table. */
  @SuppressWarnings("unchecked") // a clone has its original's class
  final Part<S> at(S copy) {
    try {
      Part<S> part = (Part<S>) super.clone();
      part.table = copy;
      return part;
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  // What verbs are made of: see State

  protected final boolean heard() {
    return table.heard();
  }

  protected final void tell(Seats seats, Text text) {
    table.tell(seats, text);
  }

  protected final void tell(Seats seats, Text text, Beat beat) {
    table.tell(seats, text, beat);
  }

  protected final int pick(Stream stream, int bound) {
    return table.pick(stream, bound);
  }

  protected final int draw(Stream stream, Bag bag) {
    return table.draw(stream, bag);
  }

  protected final Pile shuffle(Stream stream, Pile pile) {
    return table.shuffle(stream, pile);
  }

  protected final int show(int thing, Seats seats) {
    return table.show(thing, seats);
  }

  protected final Pile show(Pile pile, Seats seats) {
    return table.show(pile, seats);
  }

  protected final void learnt(Seats seats) {
    table.learnt(seats);
  }

  protected static int followed(int thing, Seats by) {
    return State.followed(thing, by);
  }

  protected static Pile followed(Pile pile, Seats by) {
    return State.followed(pile, by);
  }

  protected final void note(Seat seat, Text text) {
    table.note(seat, text);
  }

  protected final void then(Step<S> step) {
    table.then(step);
  }

  protected final int players() {
    return table.players();
  }
}
