/** RONE: Invasion as a game of the house. */
@NullMarked
package starboard.rone.game;

import org.jspecify.annotations.NullMarked;
