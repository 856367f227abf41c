package starboard.kernel.words;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;

/** What a {@link Text} speaks of. */
public sealed interface Arg {

  static Arg of(int number) {
    return new Number(number);
  }

  static Arg of(Seat seat) {
    return new Player(seat);
  }

  static Arg of(Text text) {
    return new Phrase(text, null);
  }

  /** What is called so in the scene, so that whoever reads of it is led there. */
  static Arg of(Text text, String widget) {
    return new Phrase(text, widget);
  }

  /** A component of the box; only those who have seen it may be told. */
  static Arg thing(int thing) {
    return new Component(Thing.number(thing));
  }

  /** Words as they are: a file name, an id somebody typed. */
  static Arg word(String word) {
    return new Word(word);
  }

  /** A number. */
  record Number(int value) implements Arg {}

  /** A player. */
  record Player(Seat seat) implements Arg {}

  /** A component of the box by its number, said by the name of its kind. */
  record Component(int number) implements Arg {}

  /**
   * A text inside a text: a name, a part of a sentence.
   *
   * @param widget the id of what it names in the scene, if that is known
   */
  record Phrase(Text text, @Nullable String widget) implements Arg {}

  /** Words that are the same in every language. */
  record Word(String word) implements Arg {}
}
