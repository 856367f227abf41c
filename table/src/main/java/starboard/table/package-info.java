/** A live game: its seats, its log, what people and bots may do with it. */
@NullMarked
package starboard.table;

import org.jspecify.annotations.NullMarked;
