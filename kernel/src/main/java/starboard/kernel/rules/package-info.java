/**
 * The machine itself: a state with its agenda of steps, the questions they ask, and what hangs on
 * them.
 */
@NullMarked
package starboard.kernel.rules;

import org.jspecify.annotations.NullMarked;
