/** Breaks the rules of a game in small ways and tells which breaks no rule test notices. */
@NullMarked
package starboard.mutation;

import org.jspecify.annotations.NullMarked;
