package starboard.demo;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;

/**
 * A question for one card of one's own hand. How many kinds the hand holds is not public, so it
 * opens even if there is only one.
 */
interface FromHand extends Ask<Demo, Cards> {

  /** The verb of its option ids. */
  String verb();

  @Override
  default boolean secret() {
    return true;
  }

  @Override
  default void options(Demo s, Choices<Cards> out) {
    Cards.list(s.hand(seat()), out);
  }

  @Override
  default Option option(Demo s, Cards card) {
    return card.ofHand(verb(), seat());
  }
}
