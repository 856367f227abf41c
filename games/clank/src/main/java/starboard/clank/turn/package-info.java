/** The set-up, the turns with their actions, and the solo variant (C2, C4, C22). */
@NullMarked
package starboard.clank.turn;

import org.jspecify.annotations.NullMarked;
