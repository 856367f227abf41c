/**
 * Rule-of-thumb players of RONE. They judge by what lies open, by their own hand and by what is
 * left in a deck, never by its order: what is hidden in an imagined world is only a guess.
 */
@NullMarked
package starboard.rone.bot;

import org.jspecify.annotations.NullMarked;
