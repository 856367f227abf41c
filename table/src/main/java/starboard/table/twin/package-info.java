/** The table in words: what a viewer can ask by typing, answered from what that viewer sees. */
@NullMarked
package starboard.table.twin;

import org.jspecify.annotations.NullMarked;
