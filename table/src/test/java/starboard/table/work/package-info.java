/** Tests of `work`. */
@NullMarked
package starboard.table.work;

import org.jspecify.annotations.NullMarked;
