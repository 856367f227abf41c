/** Texts composed from ops, and reasons why something cannot be done. */
@NullMarked
package starboard.nemesis.words;

import org.jspecify.annotations.NullMarked;
