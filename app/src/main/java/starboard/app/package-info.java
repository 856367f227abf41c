/** The command line: finds the games, wires bots and lab to them. */
@NullMarked
package starboard.app;

import org.jspecify.annotations.NullMarked;
