/** How a table stood before: the log by pages, saved states, the game as it was told. */
@NullMarked
package starboard.table.history;

import org.jspecify.annotations.NullMarked;
