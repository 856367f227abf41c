/** Tests of what is told of a game afterwards. */
@NullMarked
package starboard.table.story;

import org.jspecify.annotations.NullMarked;
