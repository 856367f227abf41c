/** The player who plays the Intruders (N26.4). */
@NullMarked
package starboard.nemesis.opposition;

import org.jspecify.annotations.NullMarked;
