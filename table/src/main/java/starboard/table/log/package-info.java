/** The log, which is all that is kept of a table: its entries, the answers that count. */
@NullMarked
package starboard.table.log;

import org.jspecify.annotations.NullMarked;
