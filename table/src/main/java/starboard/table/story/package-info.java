/** What is worth telling of a game afterwards, found in what was told while it was played. */
@NullMarked
package starboard.table.story;

import org.jspecify.annotations.NullMarked;
