/** What opens seats and what chance grows from, known to few. */
@NullMarked
package starboard.table.secret;

import org.jspecify.annotations.NullMarked;
