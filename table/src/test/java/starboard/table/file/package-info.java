/** Tests of `file`. */
@NullMarked
package starboard.table.file;

import org.jspecify.annotations.NullMarked;
