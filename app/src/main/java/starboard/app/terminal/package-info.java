/**
 * What a person at a terminal reads and types: the scene as text, a game played by it, saved games.
 */
@NullMarked
package starboard.app.terminal;

import org.jspecify.annotations.NullMarked;
