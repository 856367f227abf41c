/** The Intruders of the base game: their tokens, their attacks, what infection does. */
@NullMarked
package starboard.nemesis.intruders;

import org.jspecify.annotations.NullMarked;
