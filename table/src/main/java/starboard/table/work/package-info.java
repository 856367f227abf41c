/** Where work is done: in turn, on few threads, in time; how long a bot may think. */
@NullMarked
package starboard.table.work;

import org.jspecify.annotations.NullMarked;
