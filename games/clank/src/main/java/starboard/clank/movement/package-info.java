/** Walking and riding, and what waits in a space (C4.6, C10, C11). */
@NullMarked
package starboard.clank.movement;

import org.jspecify.annotations.NullMarked;
