/** The only chance there is: generators without a state of their own, drawn from by streams. */
@NullMarked
package starboard.kernel.chance;

import org.jspecify.annotations.NullMarked;
