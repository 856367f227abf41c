/** Tests of the stores. */
@NullMarked
package starboard.table.store;

import org.jspecify.annotations.NullMarked;
