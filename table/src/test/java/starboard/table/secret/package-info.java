/** Tests of `secret`. */
@NullMarked
package starboard.table.secret;

import org.jspecify.annotations.NullMarked;
