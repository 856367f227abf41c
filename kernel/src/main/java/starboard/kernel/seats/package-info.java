/** Who sits at the table: seats and sets of them. */
@NullMarked
package starboard.kernel.seats;

import org.jspecify.annotations.NullMarked;
