/** R12-R15 Players together against the Invasion. */
@NullMarked
package starboard.rone.invasion;

import org.jspecify.annotations.NullMarked;
