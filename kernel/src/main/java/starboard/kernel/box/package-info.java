/**
 * What lies in the box and on the table: things, piles and bags, the places they lie at, and who
 * has seen them.
 */
@NullMarked
package starboard.kernel.box;

import org.jspecify.annotations.NullMarked;
