/**
 * Players that know any game: they see an imagined world, a seat and a generator, never the true
 * state.
 */
@NullMarked
package starboard.bots;

import org.jspecify.annotations.NullMarked;
