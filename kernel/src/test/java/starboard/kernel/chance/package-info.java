/** Tests of the generators. */
@NullMarked
package starboard.kernel.chance;

import org.jspecify.annotations.NullMarked;
