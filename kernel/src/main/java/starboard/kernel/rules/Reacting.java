package starboard.kernel.rules;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** What can be reacted to, and how: what a game says of its {@link ReactionWindow}s. */
public interface Reacting<S extends State<S>, C extends Choice> {

  /** The choice that lets things be. */
  C letItBe();

  /** Which of them is asked first. */
  default Seat first(S s, Seats who) {
    return who.first();
  }

  /** Lists what that seat can do about it. */
  void reactions(S s, Seat seat, Choices<C> out);

  /**
   * Pays for a reaction and tells what comes of it: a window round it, if it can be answered.
   *
   * @param otherwise what is ahead now
   * @param rest what happens if the reaction comes to nothing
   */
  Step<S> react(S s, Seat seat, C reaction, Step<S> otherwise, Step<S> rest);

  Text question(S s);

  /** The rule that asks. */
  Text source(S s);

  Option option(S s, Seat seat, C reaction);
}
