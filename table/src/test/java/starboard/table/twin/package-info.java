/** Tests of typed questions. */
@NullMarked
package starboard.table.twin;

import org.jspecify.annotations.NullMarked;
