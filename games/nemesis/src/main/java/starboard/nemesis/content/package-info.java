/**
 * What lies in the box: cards, tokens, boards and their ids, as typed data that says what it does.
 */
@NullMarked
package starboard.nemesis.content;

import org.jspecify.annotations.NullMarked;
