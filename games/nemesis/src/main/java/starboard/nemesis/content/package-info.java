/** What lies in the box: cards, tokens, boards and their ids, as typed data. */
@NullMarked
package starboard.nemesis.content;

import org.jspecify.annotations.NullMarked;
