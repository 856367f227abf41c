/** Tests of `history`. */
@NullMarked
package starboard.table.history;

import org.jspecify.annotations.NullMarked;
