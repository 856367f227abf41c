/** The board: rooms, corridors and tracks. */
@NullMarked
package starboard.nemesis.content.board;

import org.jspecify.annotations.NullMarked;
