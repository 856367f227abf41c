/**
 * Saves and restores a state as it is, in the middle of a decision too, and gives it a hash that is
 * the same on every machine. Works by reflection over fields and record components, so no game and
 * no step has code of its own for it.
 */
@NullMarked
package starboard.kernel.codec;

import org.jspecify.annotations.NullMarked;
