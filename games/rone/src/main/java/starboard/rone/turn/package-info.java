/** R8, R10, R11: set-up, turns and their ten phases. */
@NullMarked
package starboard.rone.turn;

import org.jspecify.annotations.NullMarked;
