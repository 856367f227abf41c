/** Tests of sets of seats. */
@NullMarked
package starboard.kernel.seats;

import org.jspecify.annotations.NullMarked;
