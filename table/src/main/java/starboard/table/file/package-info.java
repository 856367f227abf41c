/** Tables as files, to be taken along and laid elsewhere. */
@NullMarked
package starboard.table.file;

import org.jspecify.annotations.NullMarked;
