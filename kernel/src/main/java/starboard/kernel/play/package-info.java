/**
 * A game in play: worlds that never change, what can be taken back in them, and how they are
 * replayed.
 */
@NullMarked
package starboard.kernel.play;

import org.jspecify.annotations.NullMarked;
