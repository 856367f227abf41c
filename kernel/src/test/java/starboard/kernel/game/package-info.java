/** Tests of set-ups, seeds and the list of games. */
@NullMarked
package starboard.kernel.game;

import org.jspecify.annotations.NullMarked;
