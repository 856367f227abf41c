package starboard.kernel;

/** What a {@link Text} speaks of. */
public sealed interface Arg {

  static Arg of(int number) {
    return new Number(number);
  }

  static Arg of(Seat seat) {
    return new Player(seat);
  }

  static Arg of(Text text) {
    return new Phrase(text);
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

  /** A text inside a text: a name, a part of a sentence. */
  record Phrase(Text text) implements Arg {}

  /** Words that are the same in every language. */
  record Word(String word) implements Arg {}
}
