/** What a game is to the house: its rules as a service, its set-up, its seed and its bots. */
@NullMarked
package starboard.kernel.game;

import org.jspecify.annotations.NullMarked;
