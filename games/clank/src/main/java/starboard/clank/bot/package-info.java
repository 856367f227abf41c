/**
 * Rule-of-thumb players of Clank! They judge by what lies open and by their own hand: what is
 * hidden in an imagined world is only a guess, so nothing here looks at it.
 */
@NullMarked
package starboard.clank.bot;

import org.jspecify.annotations.NullMarked;
