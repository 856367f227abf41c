/** What tables have to say, in every language. */
@NullMarked
package starboard.table.words;

import org.jspecify.annotations.NullMarked;
