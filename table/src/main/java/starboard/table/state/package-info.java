/** How a table stands after an entry of its log, and what is drafted behind it. */
@NullMarked
package starboard.table.state;

import org.jspecify.annotations.NullMarked;
